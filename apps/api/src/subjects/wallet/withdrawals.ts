import { randomUUIDv7 } from 'node:crypto';
import {
  type WithdrawalPage,
  type WithdrawalRequest,
  type WithdrawalWire,
  type WithdrawalMethod,
  withdrawalMethods,
} from '@salonica/contract/v1';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { withdrawals } from '../../platform/database/schema/index.ts';
import { cursorOf, instantKeySchema, readCursor } from '../../platform/http/cursor.ts';
import { announceWithdrawal, type WithdrawalNews } from '../notices/withdrawal-news.ts';
import { lockWallet, post, requireBalance, systemAccounts } from './ledger.ts';
import { notifyWallet } from './notify-wallet.ts';
import { statusOf } from './transactions.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Withdrawals per page. */
const pageSize = 20;

const pageCursorSchema = v.tuple([instantKeySchema, v.pipe(v.string(), v.uuid())]);

export function methodOf(row: Pick<WithdrawalRow, 'method'>): WithdrawalMethod {
  const method = withdrawalMethods.find((known) => known === row.method);
  if (method === undefined) throw new Error(`Nothing is withdrawn by "${row.method}".`);
  return method;
}

function withdrawalWire(row: WithdrawalRow): WithdrawalWire {
  return {
    id: row.id,
    at: row.requestedAt.toISOString(),
    amount: { minor: row.minor, currency: row.currency },
    method: methodOf(row),
    status: statusOf(row.status),
    reference: `WD-${row.number}`,
  };
}

/** Withdrawals of a customer, newest first. */
export async function listWithdrawals(
  db: Database,
  customerId: string,
  cursor: string | undefined,
): Promise<WithdrawalPage> {
  const ended = readCursor(cursor, pageCursorSchema);
  const older =
    ended &&
    sql`(${withdrawals.requestedAt}, ${withdrawals.id}) < (${ended[0]}::timestamptz, ${ended[1]}::uuid)`;
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.customerId, customerId), older))
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    withdrawals: page.map(withdrawalWire),
    nextCursor:
      last === undefined || rows.length <= pageSize
        ? null
        : cursorOf([last.requestedAt.toISOString(), last.id]),
  };
}

/**
 * Takes money out of a wallet; the withdrawal is pending then.
 * @throws ApiError 409 where the balance is too low
 */
export async function withdraw(
  tx: Database,
  customerId: string,
  { amount: { minor, currency }, method }: WithdrawalRequest,
  { language, time }: Pick<WithdrawalNews, 'language' | 'time'>,
): Promise<WithdrawalWire> {
  const at = new Date(time);
  const wallet = await lockWallet(tx, customerId);
  requireBalance(wallet, minor);
  const { accountId } = wallet;
  const [row] = await tx
    .insert(withdrawals)
    .values({
      id: randomUUIDv7(),
      customerId,
      accountId,
      minor,
      currency,
      method,
      language,
      requestedAt: at,
      askedAt: at,
    })
    .returning();
  if (row === undefined) throw new Error('The withdrawal was not stored.');
  await post(tx, {
    ref: row.id,
    details: { kind: 'withdrawal', method },
    at,
    from: accountId,
    to: systemAccounts.payouts,
    minor,
  });
  await notifyWallet(tx, customerId);
  const { id: withdrawalId } = row;
  await announceWithdrawal(tx, {
    customerId,
    withdrawalId,
    state: 'pending',
    minor,
    currency,
    language,
    time,
  });
  return withdrawalWire(row);
}
