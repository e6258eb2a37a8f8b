import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve, serveResponse } from '../../platform/calls/serve.ts';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { bearerOf } from '../../platform/identity/bearer.ts';
import type { IdentityService } from '../../platform/identity/identity-service.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';
import { errorFacts, type Log } from '../../platform/log.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { accountData } from './account-data.ts';
import { deleteRecords } from './deletion/delete-records.ts';
import { finishDeletion } from './deletion/finish-deletion.ts';
import { deletionConsequences } from './deletion/consequences.ts';
import { recordOwner } from './record-owner.ts';

export interface AccountOptions extends BookingOptions {
  identity: IdentityService;
  /** Undefined where no cards are accepted. */
  payments: PaymentProvider | undefined;
  log: Log;
  limits: { downloading: RateLimiter };
}

/** Download and deletion of a customer's data. */
export function accountRoutes(options: AccountOptions) {
  const { db, now, log } = options;
  const app = new Hono();

  app.use(v1Paths.accountData, rateLimit(options.limits.downloading));
  serveResponse(app, v1Calls.downloadAccountData, async ({ c, customer }) => {
    requireRecentSignIn(customer, now());
    const data = await accountData(db, await recordOwner(db, customer), now());
    const day = data.createdAt.slice(0, 'YYYY-MM-DD'.length);
    c.header('Cache-Control', 'no-store');
    c.header('Content-Disposition', `attachment; filename="salonica-${day}.json"`);
    return c.body(JSON.stringify(data, undefined, 2), 200, { 'Content-Type': 'application/json' });
  });

  serve(
    app,
    v1Calls.readDeletionConsequences,
    ({ customer }) => deletionConsequences(db, customer.id, now()),
    { isNeverStored: true },
  );

  serve(app, v1Calls.deleteAccount, async ({ c, customer, body, language }) => {
    const time = now();
    requireRecentSignIn(customer, time);
    const deletion = { actor: customer, token: bearerOf(c), language, time };
    await deleteRecords(options, deletion, body);
    return { isComplete: await finish(customer.id) };
  });

  /** A job retries the steps that fail here. */
  async function finish(id: string): Promise<boolean> {
    try {
      return await finishDeletion(options, id);
    } catch (error) {
      log('warn', 'deletion not finished', errorFacts(error));
      return false;
    }
  }
  return app;
}
