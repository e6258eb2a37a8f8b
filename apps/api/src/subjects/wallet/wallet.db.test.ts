import { topUpResponseSchema } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerEntries } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { createBackend } from '../../../test/backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import {
  codeOf,
  customerWithCard,
  dollars,
  ledgerFaults,
  tokenOf,
  walletCalls,
} from '../../../test/wallet-calls.ts';

const payments = { PAYMENT_PROVIDER: 'test' };
let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, env: payments });
});
afterAll(() => database.close());

test('a wallet begins empty, and belongs to one customer', async () => {
  const wallet = walletCalls(backend.customer('empty'));
  expect(await wallet.read()).toEqual({
    balance: dollars(0),
    cardFields: '/payment-fields',
    methods: [],
  });
  expect(await wallet.transactions()).toEqual({ transactions: [], nextCursor: null });
  expect(await wallet.withdrawals()).toEqual({ withdrawals: [], nextCursor: null });
  const other = await customerWithCard(backend, 'somebody');
  expect((await wallet.topUp(dollars(5), other.card)).status).toBe(404);
  expect((await wallet.change(other.card, { isDefault: true })).status).toBe(404);
  expect((await wallet.remove(other.card)).status).toBe(404);
  expect((await backend.visitor().get('/api/v1/wallet')).status).toBe(401);
});

test('money from a card is added once for each key', async () => {
  const { card, wallet } = await customerWithCard(backend, 'adds');
  const [first, second] = await Promise.all([
    wallet.topUp(dollars(24, 50), card, 'top-up-key-1'),
    wallet.topUp(dollars(24, 50), card, 'top-up-key-1'),
  ]);
  const answer = await readJson(first, topUpResponseSchema);
  expect(answer).toMatchObject({
    balance: dollars(24, 50),
    transaction: {
      amount: dollars(24, 50),
      status: 'completed',
      subject: { kind: 'top-up', card: { brand: 'visa', lastFour: '4242' } },
    },
  });
  expect(await readJson(second, topUpResponseSchema)).toEqual(answer);
  const other = await wallet.topUp(dollars(30), card, 'top-up-key-1');
  expect(await codeOf(other)).toEqual({ status: 409, code: 'key-reused' });
  expect((await wallet.read()).balance).toEqual(dollars(24, 50));
  expect((await wallet.transactions()).transactions).toHaveLength(1);
});

test.each([0, -100, 1.5, 100_001, '10', null])('an amount of %s is not added', async (minor) => {
  const { card, wallet } = await customerWithCard(backend, `wrong-${minor}`);
  const response = await wallet.topUp({ minor, currency: 'USD' }, card);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: { 'amount.minor': 'Please enter a valid amount' },
  });
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('a card that is declined adds nothing', async () => {
  const { card, wallet } = await customerWithCard(backend, 'declined', '4000 0000 0000 0002');
  expect(await codeOf(await wallet.topUp(dollars(20), card))).toEqual({
    status: 409,
    code: 'card-declined',
  });
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('a payment that needs confirmation is added after the confirmation', async () => {
  const { card, wallet } = await customerWithCard(backend, 'confirms', '4000002500003155');
  const pay = () => wallet.topUp(dollars(20), card, 'confirmed-key');
  const refused = (await (await pay()).json()) as { code: string; confirmation: string };
  expect(refused.code).toBe('needs-confirmation');
  expect((await codeOf(await pay())).code).toBe('needs-confirmation');
  const page = await backend.app.request(`${refused.confirmation}?language=el`);
  const text = await page.text();
  expect(text).toContain('20,00');
  expect(text).toContain('3155');
  const answer = (isConfirmed: boolean) =>
    backend.app.request(refused.confirmation, {
      method: 'POST',
      body: JSON.stringify({ isConfirmed }),
    });
  expect((await answer(true)).status).toBe(200);
  expect((await answer(false)).status).toBe(404);
  expect((await pay()).status).toBe(201);
  expect((await pay()).status).toBe(201);
  expect((await wallet.read()).balance).toEqual(dollars(20));
});

test('a payment that its holder refuses adds nothing', async () => {
  const { card, wallet } = await customerWithCard(backend, 'refuses', '4000002500003155');
  const pay = () => wallet.topUp(dollars(20), card, 'refused-key');
  const { confirmation } = (await (await pay()).json()) as { confirmation: string };
  await backend.app.request(confirmation, {
    method: 'POST',
    body: JSON.stringify({ isConfirmed: false }),
  });
  expect((await codeOf(await pay())).code).toBe('card-declined');
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('the history is paged, and names services in the language of the reader', async () => {
  const { card, wallet } = await customerWithCard(backend, 'pages');
  for (let cents = 1; cents <= 25; cents += 1) await wallet.topUp(dollars(0, cents), card);
  const first = await wallet.transactions();
  expect(first.transactions).toHaveLength(20);
  const second = await wallet.transactions(first.nextCursor ?? '');
  expect(second.nextCursor).toBeNull();
  const all = [...first.transactions, ...second.transactions].map(({ amount }) => amount.minor);
  expect(all.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 25 }, (_, cents) => cents + 1),
  );
});

test('without a payment provider nothing is charged and nothing paid out', async () => {
  const plain = createBackend({ db: database.db, env: { PAYMENT_PROVIDER: 'off' } });
  const wallet = walletCalls(plain.customer('plain'));
  expect((await wallet.read()).cardFields).toBeNull();
  expect((await wallet.withdraw(dollars(5))).status).toBe(503);
  expect((await wallet.add('test-card-1234')).status).toBe(503);
  expect((await plain.app.request('/payment-fields')).headers.get('X-Frame-Options')).toBe('DENY');
});

test('the ledger is append-only', async () => {
  const { card, wallet } = await customerWithCard(backend, 'ledger');
  await wallet.topUp(dollars(20), card);
  const { db } = database;
  const refusals = [
    sql`update ledger_entries set minor = 5`,
    sql`delete from ledger_entries`,
    sql`delete from ledger_journals`,
    sql`truncate ledger_entries`,
    sql`update ledger_balances set minor = 1000000`,
    sql`insert into ledger_balances (account_id, minor) select id, 5 from ledger_accounts where kind = 'sales'`,
  ];
  for (const statement of refusals) {
    const refused = transact(db, (tx) => tx.execute(statement));
    await expect(refused.catch((error: Error) => Promise.reject(error.cause))).rejects.toThrow(
      /only ever added to|begins empty/,
    );
  }
});

test('entries that do not come to 0 are not committed', async () => {
  const { card, wallet } = await customerWithCard(backend, 'one-sided');
  await wallet.topUp(dollars(20), card);
  const [entry] = await database.db.select().from(ledgerEntries).limit(1);
  const oneSided = transact(database.db, async (tx) => {
    const id = crypto.randomUUID();
    await tx.execute(sql`insert into ledger_journals (id, kind, ref, details, at)
      values (${id}, 'refund', ${id}, '{}', now())`);
    await tx.execute(sql`insert into ledger_entries (journal_id, account_id, currency, minor, at)
      values (${id}, ${entry?.accountId}, 'USD', 100, now())`);
  });
  await expect(oneSided).rejects.toThrow(/do not come to 0/);
});

test("an unknown token, or one for another customer's card, is not added", async () => {
  const wallet = walletCalls(backend.customer('tokens'));
  expect((await wallet.add('test-card-of-nobody')).status).toBe(422);
  const token = await tokenOf(backend);
  expect((await walletCalls(backend.customer('owner')).add(token)).status).toBe(201);
  expect((await wallet.add(token)).status).toBe(422);
});

test('the ledger is consistent after all tests above', async () => {
  expect(await ledgerFaults(database.db)).toEqual([]);
});
