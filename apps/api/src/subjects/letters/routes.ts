import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
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

  app.use(v1Paths.contact, slowly);
  serve(app, v1Calls.sendContactMessage, async ({ c, language, body }) => {
    const { website = '', ...message } = body;
    // A bot that fills in every field gets the normal response.
    if (website !== '') return;
    const actor = await actorOf(c);
    await storeMessage(db, message, {
      customerId: actor?.kind === 'customer' ? actor.id : undefined,
      language,
      time: now(),
    });
  });

  app.use(v1Paths.newsletter, slowly);
  serve(app, v1Calls.requestNewsletter, async ({ c, language, body: { website = '', email } }) => {
    const network = callerNetwork(c);
    if (website === '') {
      await subscribe(db, { email, language, network, time: now() });
    }
  });

  serve(app, v1Calls.confirmNewsletter, async ({ language, body: { token } }) => {
    if (!(await confirm(db, token, { language, time: now() }))) {
      throw new ApiError(404, 'not-found', { message: 'linkOver' });
    }
  });

  serve(app, v1Calls.unsubscribe, ({ query: { token } }) => unsubscribe(db, token, now()));
  return app;
}
