import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type AppProcess, runApp } from '../../../bench/harness/run-app.ts';
import { settlePayments } from './settle-payments.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { someoneWaits } from '../../../test/lock-waits.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { signedIn } from '../../../test/visitor.ts';
import { customerWithCard, dollars, ledgerFaults } from '../../../test/wallet-calls.ts';

/** Kills of each kind; `KILLS=20` makes 20 altogether. */
const rounds = Math.max(1, Math.round(Number(process.env['KILLS'] ?? 4) / 4));

/** Tables whose lock stops a top-up before a step. */
const steps = {
  claim: 'idempotency_keys',
  charge: 'test_provider_charges',
  booking: 'ledger_journals',
} as const;

/** Locks a table against everyone; returns a function that releases it. */
async function holdTable({ pool }: TestDatabase, table: string): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('set local idle_in_transaction_session_timeout = 0');
  await holder.query(`lock table ${table} in access exclusive mode`);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

async function topUpFrom({ url }: AppProcess, name: string, card: string, key: string) {
  const response = await fetch(`${url}/api/v1/wallet/top-ups`, {
    method: 'POST',
    headers: { ...signedIn(name), 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: dollars(20), methodId: card }),
  });
  return response.status;
}

/** Resolves once a value that another process changes is as expected. */
const waitUntil = (read: () => Promise<unknown>, value: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(value), { timeout: 20_000 });

test.each(['claim', 'charge', 'booking', 'response'] as const)(
  'processes killed before the %s lose no money and book none twice',
  { timeout: 60_000 + rounds * 30_000 },
  async (step) => {
    await using database = await openTestDatabase();
    const { db } = database;
    const backend = createBackend({ db, env: { PAYMENT_PROVIDER: 'test' } });
    const { card, wallet } = await customerWithCard(backend, 'eleni');
    const settle = () =>
      settlePayments({ db, now: () => testNow, payments: backend.payments, log: () => undefined });
    const charged = () => db.$count(sql`test_provider_charges where status = 'succeeded'`);

    for (let round = 1; round <= rounds; round += 1) {
      const key = randomUUID();
      const dying = await runApp(database.url, { holdsResponses: step === 'response' });
      const letGo = step === 'response' ? undefined : await holdTable(database, steps[step]);
      const lost = topUpFrom(dying, 'eleni', card, key).catch((error: unknown) => error);
      if (step === 'response') {
        await waitUntil(charged, round);
        await waitUntil(async () => (await wallet.read()).balance, dollars(20 * round));
      } else {
        await someoneWaits(database);
      }
      await dying.kill();
      expect(await lost).toEqual(new TypeError('fetch failed'));
      await letGo?.();

      // Every other time the job is first, otherwise the customer's next attempt.
      if (round % 2 === 0) await settle();
      expect((await wallet.topUp(dollars(20), card, key)).status).toBe(201);
      expect((await wallet.topUp(dollars(20), card, key)).status).toBe(201);
      await settle();
      expect((await wallet.read()).balance).toEqual(dollars(20 * round));
      expect(await charged()).toBe(round);
    }
    expect(await ledgerFaults(db)).toEqual([]);
  },
);
