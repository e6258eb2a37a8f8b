import { type DeletionConsequencesWire, walletCurrency } from '@salonica/contract/v1';
import { changeableUntil } from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import { upcomingOf } from '../../bookings/cancel-all.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withdrawals } from '../../../platform/database/schema/index.ts';
import { balanceOf } from '../../wallet/ledger.ts';

export const countPending = (db: Database, customerId: string): Promise<number> =>
  db.$count(
    withdrawals,
    and(eq(withdrawals.customerId, customerId), eq(withdrawals.status, 'pending')),
  );

/** The consequences of deleting the account now. */
export async function deletionConsequences(
  db: Database,
  customerId: string,
  time: number,
): Promise<DeletionConsequencesWire> {
  const upcoming = await upcomingOf(db, { kind: 'customer', id: customerId }, time);
  return {
    upcoming: upcoming.length,
    late: upcoming.filter((booking) => time > changeableUntil(booking)).length,
    balance: { minor: await balanceOf(db, customerId), currency: walletCurrency },
    pendingWithdrawals: await countPending(db, customerId),
  };
}
