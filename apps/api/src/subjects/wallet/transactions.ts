import {
  type MoneyStatus,
  moneyStatuses,
  type TransactionPage,
  type TransactionWire,
  walletCurrency,
} from '@salonica/contract/v1';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import {
  ledgerEntries,
  ledgerJournals,
  withdrawals,
} from '../../platform/database/schema/index.ts';
import { cursorOf, instantKeySchema, readCursor } from '../../platform/http/cursor.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { JournalDetails } from '../../platform/database/schema/journal-details.ts';

/** Transactions per page. */
const pageSize = 20;

/** Page cursor: the time and the id of its last row. */
const pageCursorSchema = v.tuple([instantKeySchema, v.pipe(v.string(), v.uuid())]);

const columns = {
  id: ledgerEntries.journalId,
  at: ledgerEntries.at,
  minor: ledgerEntries.minor,
  details: ledgerJournals.details,
  status: withdrawals.status,
};

interface TransactionRow {
  id: string;
  at: Date;
  minor: number;
  details: JournalDetails;
  /** Of the withdrawal; null for anything else. */
  status: string | null;
}

const ofWithdrawal = sql`${withdrawals.id} =
  case when ${ledgerJournals.kind} = 'withdrawal' then ${ledgerJournals.ref}::uuid end`;

function selectTransactions(db: Database, accountId: string, more: SQL | undefined) {
  return db
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .leftJoin(withdrawals, ofWithdrawal)
    .where(and(eq(ledgerEntries.accountId, accountId), more));
}

/** The history of a wallet, newest first. */
export async function listTransactions(
  db: Database,
  accountId: string | undefined,
  cursor: string | undefined,
  language: Language,
): Promise<TransactionPage> {
  const ended = readCursor(cursor, pageCursorSchema);
  if (accountId === undefined) return { transactions: [], nextCursor: null };
  const older =
    ended &&
    sql`(${ledgerEntries.at}, ${ledgerEntries.journalId}) < (${ended[0]}::timestamptz, ${ended[1]}::uuid)`;
  const rows = await selectTransactions(db, accountId, older)
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.journalId))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    transactions: page.map((row) => transactionWire(row, language)),
    nextCursor:
      last === undefined || rows.length <= pageSize
        ? null
        : cursorOf([last.at.toISOString(), last.id]),
  };
}

/** One transaction of a wallet, by its origin. */
export async function findTransaction(
  db: Database,
  accountId: string,
  { kind, ref }: { kind: JournalDetails['kind']; ref: string },
  language: Language,
): Promise<TransactionWire> {
  const one = and(eq(ledgerJournals.kind, kind), eq(ledgerJournals.ref, ref));
  const [row] = await selectTransactions(db, accountId, one);
  if (row === undefined) throw new Error('The movement was not written down.');
  return transactionWire(row, language);
}

function transactionWire(row: TransactionRow, language: Language): TransactionWire {
  return {
    id: row.id,
    at: row.at.toISOString(),
    amount: { minor: row.minor, currency: walletCurrency },
    status: row.status === null ? 'completed' : statusOf(row.status),
    subject: subjectOf(row.details, language),
  };
}

export function statusOf(stored: string): MoneyStatus {
  const status = moneyStatuses.find((known) => known === stored);
  if (status === undefined) throw new Error(`No withdrawal is "${stored}".`);
  return status;
}

function subjectOf(details: JournalDetails, language: Language): TransactionWire['subject'] {
  switch (details.kind) {
    case 'top-up':
      return { kind: details.kind, card: details.card };
    case 'payment':
    case 'refund':
      return {
        kind: details.kind,
        salonName: details.salon[language],
        serviceName: details.service[language],
      };
    case 'withdrawal':
    case 'withdrawal-returned':
      return { kind: details.kind, method: details.method };
    default:
      throw new Error('Nobody reads this in the history of a wallet.');
  }
}
