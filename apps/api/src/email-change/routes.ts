import {
  emailChangeRequestSchema,
  emailConfirmationSchema,
  type EmailConfirmed,
  type EmailVerified,
  v1Paths,
} from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import { ApiError, languageOf } from '../http/api-error.ts';
import { readBody } from '../http/input.ts';
import { rateLimit, type RateLimiter } from '../calls/rate-limit.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { actorOf, type CustomerActor, requireCustomer } from '../identity/actor.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import { readProfile } from '../profile/read-profile.ts';
import { confirmChange } from './confirm.ts';
import { confirmVerification } from './confirm-verification.ts';
import { cancelChange, requestChange } from './request.ts';
import { askMailboxAgain } from './verification.ts';

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
  const slowly = rateLimit(limits.registering);

  app.post(v1Paths.emailChange, slowly, async (c) => {
    const customer = await requireCustomer(c);
    const { email } = await readBody(c, emailChangeRequestSchema);
    const time = now();
    requireRecentSignIn(customer, time);
    const { providers = [] } = (await identity.accountOf(customer.uid)) ?? {};
    if (providers.length > 0 && providers.every((name) => elsewhere.includes(name))) {
      throw new ApiError(403, 'forbidden', { message: 'emailElsewhere' });
    }
    await requestChange(db, { customerId: customer.id, email, language: languageOf(c), time });
    return answer(c, customer.id);
  });

  app.delete(v1Paths.emailChange, async (c) => {
    const { id } = await requireCustomer(c);
    await cancelChange(db, id, now());
    return answer(c, id);
  });

  app.post(v1Paths.confirmEmailChange, slowly, async (c) => {
    const { token } = await readBody(c, emailConfirmationSchema);
    const confirmation = { token, language: languageOf(c), time: now() };
    const confirmed: EmailConfirmed = { email: await confirmChange(db, identity, confirmation) };
    c.header('Cache-Control', 'no-store');
    return c.json(confirmed);
  });

  app.post(v1Paths.emailVerification, slowly, async (c) => {
    const customer = await requireCustomer(c);
    await askMailboxAgain(db, customer, { language: languageOf(c), time: now() });
    return answer(c, customer.id);
  });

  app.post(v1Paths.confirmEmail, slowly, async (c) => {
    const { token } = await readBody(c, emailConfirmationSchema);
    const session = await sessionOf(c);
    const verified: EmailVerified = await confirmVerification(db, identity, {
      token,
      session,
      time: now(),
    });
    c.header('Cache-Control', 'no-store');
    return c.json(verified);
  });

  async function answer(c: Context, id: string): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    return c.json(await readProfile(db, id, now()));
  }
  return app;
}
