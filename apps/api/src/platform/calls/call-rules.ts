import { pictureMaxBytes } from '@salonica/contract/v1';
import { type Call, v1Calls } from '@salonica/contract/v1/calls';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { type CallerOf, identifyCaller } from '../identity/caller.ts';
import { requireApiKey } from '../http/api-key.ts';
import { limitBody } from '../http/limit-body.ts';
import { type RateLimiter, rateLimitWrites } from './rate-limit.ts';

/** Maximum body of a JSON call, in bytes; a booking has a few hundred. */
const maxBody = 16 * 1024;

/** Calls with a file as their body, each with its limit. */
const fileLimits = Object.values<Call>(v1Calls)
  .filter(({ bodyTypes }) => bodyTypes !== undefined)
  .map(({ method, path, maxBytes = pictureMaxBytes }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    limit: limitBody(maxBytes, maxBytes > pictureMaxBytes ? 'salonPictureLarge' : 'pictureLarge'),
  }));

/** The limit of a call with a file; JSON has another one. */
const fileLimitOf = (called: string, path: string): MiddlewareHandler | undefined =>
  fileLimits.find(({ method, pattern }) => method === called && pattern.test(path))?.limit;

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
  const limit: MiddlewareHandler = (c, next) =>
    (fileLimitOf(c.req.method, c.req.path) ?? limitJson)(c, next);
  app.use('/api/*', limit);
  app.use('/api/v1/*', identifyCaller(options.callerOf));
  app.use('/api/v1/*', rateLimitWrites(options.limits.writing));
  return app;
}
