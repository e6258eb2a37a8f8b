import { pictureMaxBytes, v1Paths } from '@salonica/contract/v1';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { type CallerOf, identifyCaller } from '../identity/caller.ts';
import { requireApiKey } from '../http/api-key.ts';
import { limitBody } from '../http/limit-body.ts';
import { type RateLimiter, rateLimitWrites } from './rate-limit.ts';

/** Maximum body of a JSON call, in bytes; a booking has a few hundred. */
const maxBody = 16 * 1024;

export interface CallRuleOptions {
  callerOf: CallerOf;
  apiKey: string;
  limits: { writing: RateLimiter };
}

/** Rules for every call, before its handler. */
export function callRules(options: CallRuleOptions) {
  const app = new Hono();
  app.use('/api/*', compress());
  app.use('/api/user/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/user/*', requireApiKey(options.apiKey));
  const limitJson = limitBody(maxBody);
  const limitPicture = limitBody(pictureMaxBytes, 'pictureLarge');
  const limit: MiddlewareHandler = (c, next) =>
    c.req.path === v1Paths.profilePicture ? limitPicture(c, next) : limitJson(c, next);
  app.use('/api/*', limit);
  app.use('/api/v1/*', identifyCaller(options.callerOf));
  app.use('/api/v1/*', rateLimitWrites(options.limits.writing));
  return app;
}
