import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { callerNetwork } from '../../platform/http/client-address.ts';
import { serve } from '../../platform/calls/serve.ts';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { actorOf } from '../../platform/identity/actor.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { storeMessage } from './store-message.ts';

export interface LetterOptions extends Pick<ServiceOptions, 'db' | 'now'> {
  limits: { registering: RateLimiter };
}

/** Messages to support, the newsletter and unsubscribing: public, with low rate limits. */
export function letterRoutes({ db, now, limits }: LetterOptions) {
  const app = new Hono();
  const slowly = rateLimit(limits.registering);
  const done = (c: Context) => {
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  };

  app.use(v1Paths.contact, slowly);
  serve(app, v1Calls.sendContactMessage, async ({ c, body: { website = '', ...request } }) => {
    // A bot that fills in every field gets the normal response.
    if (website !== '') return done(c);
    const actor = await actorOf(c);
    await storeMessage(db, request, {
      customerId: actor?.kind === 'customer' ? actor.id : undefined,
      language: languageOf(c),
      time: now(),
    });
    return done(c);
  });

  app.use(v1Paths.newsletter, slowly);
  serve(app, v1Calls.requestNewsletter, async ({ c, body: { website = '', email } }) => {
    const network = callerNetwork(c);
    if (website === '') {
      await subscribe(db, { email, language: languageOf(c), network, time: now() });
    }
    return done(c);
  });

  serve(app, v1Calls.confirmNewsletter, async ({ c, body: { token } }) => {
    if (!(await confirm(db, token, { language: languageOf(c), time: now() }))) {
      throw new ApiError(404, 'not-found', { message: 'linkOver' });
    }
    return done(c);
  });

  serve(app, v1Calls.unsubscribe, async ({ c, query: { token } }) => {
    await unsubscribe(db, token, now());
    return done(c);
  });
  return app;
}
