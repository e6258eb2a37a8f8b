import type { WithdrawalMethod } from '@salonica/contract/v1';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { withdrawals } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { announceWithdrawal } from '../notices/withdrawal-news.ts';
import { post, systemAccounts } from './ledger.ts';
import type { SettleOptions } from './settle-options.ts';
import { notifyWallet } from './notify-wallet.ts';
import { methodOf, type WithdrawalRow } from './withdrawals.ts';

/** Withdrawals of one method per run. */
const mostAtOnce = 100;

/** The pending withdrawals of a method, by the time of the last question about them. */
export const pendingWithdrawals = (
  { db }: Pick<SettleOptions, 'db'>,
  method: WithdrawalMethod,
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.status, 'pending'), eq(withdrawals.method, method)))
    .orderBy(asc(withdrawals.askedAt), asc(withdrawals.id))
    .limit(mostAtOnce);

/**
 * Asks the payment provider for the state of a withdrawal. Processes may do so concurrently: the
 * provider pays it once, and only one of them settles it.
 */
export async function settlePendingWithdrawal(
  { db, payments, now }: SettleOptions,
  row: WithdrawalRow,
): Promise<void> {
  const { id, minor, currency, requestedAt } = row;
  await db
    .update(withdrawals)
    .set({ askedAt: new Date(now()) })
    .where(eq(withdrawals.id, id));
  const method = methodOf(row);
  const outcome = await payments.payOut({ id, minor, currency, method, requestedAt });
  if (outcome !== 'pending') await settle(db, row, outcome, new Date(now()));
}

/** @returns false where another process has settled it */
export async function settle(
  db: Database,
  row: WithdrawalRow,
  outcome: 'completed' | 'rejected',
  at: Date,
): Promise<boolean> {
  const { id, accountId, customerId, minor, currency } = row;
  const { payouts, cards } = systemAccounts;
  return transact(db, async (tx) => {
    const changed = await tx
      .update(withdrawals)
      .set({ status: outcome, settledAt: at })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'pending')))
      .returning({ id: withdrawals.id });
    if (changed.length === 0) return false;
    const kind = outcome === 'completed' ? 'withdrawal-paid' : 'withdrawal-returned';
    await post(tx, {
      ref: id,
      details: { kind, method: methodOf(row) },
      at,
      from: payouts,
      to: outcome === 'completed' ? cards : accountId,
      minor,
    });
    if (customerId === null && outcome === 'rejected') {
      // It was returned to the wallet of a deleted account.
      const to = systemAccounts.forfeits;
      await post(tx, { ref: id, details: { kind: 'forfeit' }, at, from: accountId, to, minor });
    }
    if (customerId !== null) {
      await notifyWallet(tx, customerId);
      await announceWithdrawal(tx, {
        customerId,
        withdrawalId: id,
        state: outcome,
        minor,
        currency,
        language: languageFrom(row.language),
        time: at.getTime(),
      });
    }
    return true;
  });
}
