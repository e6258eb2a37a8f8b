import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerNetwork } from '../../platform/http/client-address.ts';
import { serve } from '../../platform/calls/serve.ts';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { actorOf, type CustomerActor } from '../../platform/identity/actor.ts';
import type { IdentityService } from '../../platform/identity/identity-service.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';
import { readProfile } from '../profile/read-profile.ts';
import { confirmChange } from './confirm.ts';
import { confirmVerification } from './confirm-verification.ts';
import { cancelChange, requestChange } from './request.ts';
import { askMailboxAgain } from './send-verification.ts';

export interface EmailChangeOptions extends Pick<ServiceOptions, 'db' | 'now'> {
  identity: IdentityService;
  limits: { registering: RateLimiter };
}

/** The customer whose browser opened a link; an ended session counts as none. */
async function sessionOf(c: Context): Promise<CustomerActor | null> {
  try {
    const actor = await actorOf(c);
    return actor?.kind === 'customer' ? actor : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Sign-in methods whose address only another service can change. */
const elsewhere = ['google.com', 'apple.com'];

/** A customer's change of e-mail, and its confirmation link. */
export function emailChangeRoutes({ db, now, identity, limits }: EmailChangeOptions) {
  const app = new Hono();
  // Each of them may send a mail, or guess a link.
  for (const path of [
    v1Paths.emailChange,
    v1Paths.confirmEmailChange,
    v1Paths.emailVerification,
    v1Paths.confirmEmail,
  ]) {
    app.post(path, rateLimit(limits.registering));
  }

  serve(app, v1Calls.requestEmailChange, async ({ c, customer, body: { email }, language }) => {
    const time = now();
    requireRecentSignIn(customer, time);
    const { providers = [] } = (await identity.accountOf(customer.uid)) ?? {};
    if (providers.length > 0 && providers.every((name) => elsewhere.includes(name))) {
      throw new ApiError(403, 'forbidden', { message: 'emailElsewhere' });
    }
    await requestChange(db, {
      customerId: customer.id,
      email,
      language,
      network: callerNetwork(c),
      time,
    });
    return readProfile(db, customer.id, now());
  });

  serve(app, v1Calls.cancelEmailChange, async ({ customer: { id } }) => {
    await cancelChange(db, id, now());
    return readProfile(db, id, now());
  });

  serve(app, v1Calls.confirmEmailChange, async ({ body: { token }, language }) => ({
    email: await confirmChange(db, identity, { token, language, time: now() }),
  }));

  serve(app, v1Calls.requestVerification, async ({ customer, language }) => {
    await askMailboxAgain(db, customer, { language, time: now() });
    return readProfile(db, customer.id, now());
  });

  serve(app, v1Calls.confirmEmail, async ({ c, body: { token } }) => {
    const session = await sessionOf(c);
    return confirmVerification(db, identity, { token, session, time: now() });
  });
  return app;
}
