import { randomUUIDv7 } from 'node:crypto';
import { walletCurrency } from '@salonica/contract/v1';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerBalances } from '../../platform/database/schema/index.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { JournalDetails } from '../../platform/database/schema/journal-details.ts';

/** Accounts without an owner, which every wallet exchanges money with; created by a migration. */
export const systemAccounts = {
  /** Money received from cards, less pay-outs to customers. */
  cards: '00000000-0000-4000-8000-000000000001',
  /** Pending payments to customers. */
  payouts: '00000000-0000-4000-8000-000000000002',
  /** Payments from wallets to salons. */
  sales: '00000000-0000-4000-8000-000000000003',
  /** Balances of deleted accounts. */
  forfeits: '00000000-0000-4000-8000-000000000004',
} as const;

/** A wallet whose balance is locked until the transaction ends. */
export interface LockedWallet {
  accountId: string;
  /** In the smallest unit. */
  minor: number;
}

/** The account of a customer's wallet; created on first use. */
export async function walletAccount(tx: Database, customerId: string): Promise<string> {
  return (await findWallet(tx, customerId)) ?? (await makeWallet(tx, customerId));
}

/** The account of a customer's wallet, where there is one. */
export async function findWallet(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, 'wallet')));
  return row?.id;
}

/** Of two concurrent calls the second waits and finds it. */
async function makeWallet(tx: Database, customerId: string): Promise<string> {
  const wallet = { kind: 'wallet', currency: walletCurrency, customerId };
  const [made] = await tx
    .insert(ledgerAccounts)
    .values(wallet)
    .onConflictDoNothing()
    .returning({ id: ledgerAccounts.id });
  const id = made?.id ?? (await findWallet(tx, customerId));
  if (id === undefined) throw new Error('The wallet was not stored.');
  await tx.insert(ledgerBalances).values({ accountId: id }).onConflictDoNothing();
  return id;
}

/** The balance of a customer's wallet, in the smallest unit. */
export async function balanceOf(db: Database, customerId: string): Promise<number> {
  const [row] = await db
    .select({ minor: ledgerBalances.minor })
    .from(ledgerBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
    .where(and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, 'wallet')));
  return row?.minor ?? 0;
}

export async function lockWallet(tx: Database, customerId: string): Promise<LockedWallet> {
  const accountId = await walletAccount(tx, customerId);
  return { accountId, minor: await lockBalance(tx, accountId) };
}

/** The balance of a wallet, locked until the transaction ends. */
async function lockBalance(tx: Database, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ minor: ledgerBalances.minor })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.accountId, accountId))
    .for('no key update');
  if (row === undefined) throw new Error('A wallet has a balance.');
  return row.minor;
}

/** @throws ApiError 409 where the balance is too low */
export function requireBalance({ minor }: LockedWallet, wanted: number): void {
  if (wanted > minor) throw new ApiError(409, 'insufficient-balance');
}

export interface Movement {
  /** Its origin: one movement of a kind for each. */
  ref: string;
  details: JournalDetails;
  at: Date;
  /** The two accounts. */
  from: string;
  to: string;
  /** Above zero, in the smallest unit. */
  minor: number;
}

const insertMovement = statement(
  'post_journal',
  `with journal as (
     insert into ledger_journals (id, kind, ref, details, at)
     values ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz)
     on conflict (kind, ref) do nothing
     returning id, at
   )
   insert into ledger_entries (journal_id, account_id, currency, minor, at)
   select journal.id, entry.account_id, $8, entry.minor, journal.at
   from journal, unnest($6::uuid[], $7::bigint[]) as entry (account_id, minor)`,
);

/**
 * Records a movement of money; triggers update the balances.
 * @returns the id of the journal; undefined where it exists already
 */
export async function post(tx: Database, movement: Movement): Promise<string | undefined> {
  const { ref, details, at, from, to, minor } = movement;
  const id = randomUUIDv7();
  const { count } = await insertMovement(
    tx,
    id,
    details.kind,
    ref,
    JSON.stringify(details),
    at.toISOString(),
    [from, to],
    [-minor, minor],
    walletCurrency,
  );
  return count === 0 ? undefined : id;
}
