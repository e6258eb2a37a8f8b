import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { topUps } from '../../platform/database/schema/index.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { SettleOptions } from './settle-options.ts';
import { chargeOf, isPendingOf, settleTopUp, type TopUpRow } from './top-up.ts';

/** Top-ups per run. */
const mostAtOnce = 100;

/** How long the holder of a card may take to confirm, and an attempt to be repeated. */
const longestPendingMs = 60 * 60 * 1000;

export const pendingTopUps = ({ db }: Pick<SettleOptions, 'db'>): Promise<TopUpRow[]> =>
  db
    .select()
    .from(topUps)
    .where(eq(topUps.status, 'pending'))
    .orderBy(asc(topUps.askedAt), asc(topUps.id))
    .limit(mostAtOnce);

/**
 * Books a charge whose process ended before it did. One that was never made is not made now: the
 * customer may have left long ago. After an hour it is ended.
 */
export async function settlePendingTopUp(
  { db, payments, now }: SettleOptions,
  topUp: TopUpRow,
): Promise<void> {
  const time = now();
  await db
    .update(topUps)
    .set({ askedAt: new Date(time) })
    .where(eq(topUps.id, topUp.id));
  const isOver = time - topUp.createdAt.getTime() > longestPendingMs;
  const result = isOver
    ? await payments.cancelCharge(chargeOf(topUp))
    : await payments.findCharge(topUp.id);
  await settleTopUp(db, topUp, result);
}

/** Ends a customer's pending charges: each one is booked, or can no longer be made. */
export async function endTopUps(
  db: Database,
  payments: PaymentProvider | undefined,
  customerId: string,
): Promise<void> {
  if (payments === undefined) return;
  for (const topUp of await db.select().from(topUps).where(isPendingOf(customerId))) {
    await settleTopUp(db, topUp, await payments.cancelCharge(chargeOf(topUp)));
  }
}
