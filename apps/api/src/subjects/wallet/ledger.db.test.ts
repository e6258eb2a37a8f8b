import { randomUUID } from 'node:crypto';
import { eq, sql, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import {
  customers,
  ledgerBalances,
  ledgerEntries,
  withdrawals,
} from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { JournalDetails } from '../../platform/database/schema/journal-details.ts';
import { lockWallet, post, requireBalance, systemAccounts, walletAccount } from './ledger.ts';
import { settle } from './settle-withdrawals.ts';
import { bookCharge } from './top-up.ts';
import { withdraw } from './withdrawals.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { ledgerFaults } from '../../../test/wallet-calls.ts';

/** Random operations of a run; `WALLET_OPERATIONS=100000` makes a long one. */
const operations = Number(process.env['WALLET_OPERATIONS'] ?? 1000);
const perRun = 100;
/** Concurrent operations. */
const atOnce = 8;
const wallets = 3;

const at = new Date('2026-12-07T08:00:00Z');
const alike = { en: 'Somewhere', el: 'Somewhere' };
const card = { brand: 'visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2030 } as const;

interface Operation {
  kind: 'add' | 'add twice' | 'pay' | 'refund' | 'withdraw' | 'complete' | 'reject';
  wallet: number;
  minor: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom('add', 'add twice', 'pay', 'refund', 'withdraw', 'complete', 'reject'),
  wallet: fc.nat(wallets - 1),
  minor: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100_000 })),
});

/** Customers of one run, and their expected balances. */
interface Run {
  db: Database;
  ids: readonly string[];
  expected: number[];
}

/** @returns the change of the wallet; undefined where it was refused */
async function execute({ db, ids }: Run, { kind, wallet, minor }: Operation): Promise<number> {
  const customerId = ids[wallet] ?? '';
  const charge = { id: randomUUID(), customerId, minor, card, at };
  const move = (details: JournalDetails, direction: 1 | -1) =>
    transact(db, async (tx) => {
      const locked = await lockWallet(tx, customerId);
      if (direction === -1) requireBalance(locked, minor);
      const { sales } = systemAccounts;
      const [from, to] = direction === 1 ? [sales, locked.accountId] : [locked.accountId, sales];
      await post(tx, { ref: randomUUID(), details, at, from, to, minor });
    });
  switch (kind) {
    case 'add':
      await transact(db, (tx) => bookCharge(tx, charge));
      return minor;
    case 'add twice':
      await Promise.all([1, 2].map(() => transact(db, (tx) => bookCharge(tx, charge))));
      return minor;
    case 'refund':
      await move({ kind, salon: alike, service: alike }, 1);
      return minor;
    case 'pay':
      await move({ kind: 'payment', salon: alike, service: alike }, -1);
      return -minor;
    case 'withdraw': {
      const request = { amount: { minor, currency: 'USD' }, method: 'bank' } as const;
      await transact(db, (tx) =>
        withdraw(tx, customerId, request, { language: 'en', time: at.getTime() }),
      );
      return -minor;
    }
    default: {
      const [oldest] = await db
        .select()
        .from(withdrawals)
        .where(sql`${withdrawals.customerId} = ${customerId} and ${withdrawals.status} = 'pending'`)
        .limit(1);
      if (oldest === undefined) return 0;
      const isReturned = kind === 'reject';
      const isSettled = await settle(db, oldest, isReturned ? 'rejected' : 'completed', at);
      return isSettled && isReturned ? oldest.minor : 0;
    }
  }
}

async function attempt(run: Run, draft: Operation): Promise<void> {
  try {
    const change = await execute(run, draft);
    // Read late, because others have written meanwhile.
    run.expected[draft.wallet] = (run.expected[draft.wallet] ?? 0) + change;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'insufficient-balance') throw error;
  }
}

async function newRun(db: Database): Promise<Run> {
  const rows = await db
    .insert(customers)
    .values(Array.from({ length: wallets }, () => ({ fullname: 'Somebody' })))
    .returning({ id: customers.id });
  return { db, ids: rows.map(({ id }) => id), expected: rows.map(() => 0) };
}

async function balances({ db, ids }: Run) {
  return Promise.all(
    ids.map(async (id) => {
      const account = await walletAccount(db, id);
      const [kept] = await db
        .select({ minor: ledgerBalances.minor })
        .from(ledgerBalances)
        .where(eq(ledgerBalances.accountId, account));
      const [summed] = await db
        .select({ minor: sum(ledgerEntries.minor) })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.accountId, account));
      return { kept: kept?.minor, summed: Number(summed?.minor ?? 0) };
    }),
  );
}

test(
  `after ${operations} random operations every journal comes to 0, and every balance is its sum`,
  { timeout: 30_000 + operations * 20 },
  async () => {
    await using database = await openTestDatabase();
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: perRun, maxLength: perRun, size: 'max' }),
        async (drafts) => {
          const run = await newRun(db);
          for (let first = 0; first < drafts.length; first += atOnce) {
            const together = drafts.slice(first, first + atOnce);
            await Promise.all(together.map((draft) => attempt(run, draft)));
          }
          const expected = run.expected.map((minor) => ({ kept: minor, summed: minor }));
          expect(await balances(run)).toEqual(expected);
        },
      ),
      { numRuns: Math.max(1, Math.round(operations / perRun)), endOnFailure: true },
    );
    expect(await ledgerFaults(db)).toEqual([]);
    const [all] = (await db.execute(sql`select sum(minor)::text as sum from ledger_entries`)).rows;
    expect(all).toEqual({ sum: '0' });
  },
);
