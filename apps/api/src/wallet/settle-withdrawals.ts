import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withdrawals } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import { languageFrom } from '../http/messages.ts';
import { errorFacts, type Log } from '../log.ts';
import { announceWithdrawal } from '../notices/withdrawal-news.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { post, systemAccounts } from './ledger.ts';
import { notifyWallet } from './notify-wallet.ts';
import { methodOf, type WithdrawalRow } from './withdrawals.ts';

export interface SettleOptions {
  db: Database;
  payments: PaymentProvider;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** Withdrawals per run. */
const mostAtOnce = 100;

/**
 * Asks the payment provider for the state of pending withdrawals, oldest first. Processes may do so
 * concurrently: the provider pays a withdrawal once, and only one of them settles it.
 * @returns how many were settled
 */
export async function settleWithdrawals(options: SettleOptions): Promise<number> {
  const { db, payments, now, log } = options;
  const pending = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.status, 'pending'))
    .orderBy(asc(withdrawals.requestedAt))
    .limit(mostAtOnce);
  let settled = 0;
  for (const row of pending) {
    const { id, minor, currency, requestedAt } = row;
    try {
      const method = methodOf(row);
      const outcome = await payments.payOut({ id, minor, currency, method, requestedAt });
      if (outcome === 'pending') continue;
      if (await settle(db, row, outcome, new Date(now()))) settled += 1;
    } catch (error) {
      // The next run retries; the others are settled.
      log('warn', 'withdrawal not settled', errorFacts(error));
    }
  }
  return settled;
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
