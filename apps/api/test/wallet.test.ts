import { noticePageSchema, topUpAnswerSchema, withdrawalAnswerSchema } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { customers, ledgerEntries } from '../src/database/schema/index.ts';
import { transact } from '../src/database/transact.ts';
import { settlePayments } from '../src/wallet/settle-payments.ts';
import { createBackend, testNow, testVerifier } from './backend.ts';
import { readJson } from './read-json.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { addCard, dollars, ledgerFaults, tokenOf, walletCalls } from './wallet-calls.ts';

const payments = { PAYMENT_PROVIDER: 'test' };
let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, env: payments });
});
afterAll(() => database.close());

const minute = 60_000;

/** A customer with a card that pays. */
async function customerWithCard(name: string, number?: string) {
  const visitor = backend.customer(name);
  const card = await addCard(backend, visitor, number);
  return { visitor, card, wallet: walletCalls(visitor) };
}

const codeOf = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});

test('a wallet begins empty, and is nobody else’s', async () => {
  const wallet = walletCalls(backend.customer('empty'));
  expect(await wallet.read()).toEqual({
    balance: dollars(0),
    cardFields: '/payment-fields',
    methods: [],
  });
  expect(await wallet.transactions()).toEqual({ transactions: [], nextCursor: null });
  expect(await wallet.withdrawals()).toEqual({ withdrawals: [], nextCursor: null });
  const other = await customerWithCard('somebody');
  expect((await wallet.topUp(dollars(5), other.card)).status).toBe(404);
  expect((await wallet.change(other.card, { isDefault: true })).status).toBe(404);
  expect((await wallet.remove(other.card)).status).toBe(404);
  expect((await backend.visitor().get('/api/v1/wallet')).status).toBe(401);
});

test('money from a card is added once for each key', async () => {
  const { card, wallet } = await customerWithCard('adds');
  const [first, second] = await Promise.all([
    wallet.topUp(dollars(24, 50), card, 'top-up-key-1'),
    wallet.topUp(dollars(24, 50), card, 'top-up-key-1'),
  ]);
  const answer = await readJson(first, topUpAnswerSchema);
  expect(answer).toMatchObject({
    balance: dollars(24, 50),
    transaction: {
      amount: dollars(24, 50),
      status: 'completed',
      subject: { kind: 'top-up', card: { brand: 'visa', lastFour: '4242' } },
    },
  });
  expect(await readJson(second, topUpAnswerSchema)).toEqual(answer);
  const other = await wallet.topUp(dollars(30), card, 'top-up-key-1');
  expect(await codeOf(other)).toEqual({ status: 409, code: 'key-reused' });
  expect((await wallet.read()).balance).toEqual(dollars(24, 50));
  expect((await wallet.transactions()).transactions).toHaveLength(1);
});

test.each([0, -100, 1.5, 100_001, '10', null])('an amount of %s is not added', async (minor) => {
  const { card, wallet } = await customerWithCard(`wrong-${minor}`);
  const response = await wallet.topUp({ minor, currency: 'USD' }, card);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: { 'amount.minor': 'Please enter a valid amount' },
  });
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('a card that is declined adds nothing', async () => {
  const { card, wallet } = await customerWithCard('declined', '4000 0000 0000 0002');
  expect(await codeOf(await wallet.topUp(dollars(20), card))).toEqual({
    status: 409,
    code: 'card-declined',
  });
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('a payment that its holder has to confirm is added once it is confirmed', async () => {
  const { card, wallet } = await customerWithCard('confirms', '4000002500003155');
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
  const { card, wallet } = await customerWithCard('refuses', '4000002500003155');
  const pay = () => wallet.topUp(dollars(20), card, 'refused-key');
  const { confirmation } = (await (await pay()).json()) as { confirmation: string };
  await backend.app.request(confirmation, {
    method: 'POST',
    body: JSON.stringify({ isConfirmed: false }),
  });
  expect((await codeOf(await pay())).code).toBe('card-declined');
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('a charge whose process ended before it was written down is added later, once', async () => {
  const { card, wallet } = await customerWithCard('crashed');
  await wallet.topUp(dollars(1), card);
  const [customer] = await database.db
    .select()
    .from(customers)
    .where(eq(customers.identityUid, 'crashed'));
  const { payments: provider } = backend;
  const [method] = (
    await database.db.execute<{ ref: string }>(
      sql`select provider_ref as ref from payment_methods where id = ${card}`,
    )
  ).rows;
  await provider?.charge({
    key: 'nobody-wrote-it-down',
    customerId: customer?.id ?? '',
    token: method?.ref ?? '',
    minor: 700,
    currency: 'USD',
  });
  const settle = () =>
    settlePayments({
      db: database.db,
      now: () => testNow,
      payments: provider,
      log: () => undefined,
    });
  await settle();
  await settle();
  expect((await wallet.read()).balance).toEqual(dollars(8));
});

test('a withdrawal leaves the balance at once, and is paid out later', async () => {
  const { card, visitor, wallet } = await customerWithCard('withdraws');
  await wallet.topUp(dollars(100), card);
  const first = await wallet.withdraw(dollars(40), 'paypal', 'withdraw-key');
  const { withdrawal } = await readJson(first, withdrawalAnswerSchema);
  expect(withdrawal).toMatchObject({ amount: dollars(40), method: 'paypal', status: 'pending' });
  expect(withdrawal.reference).toMatch(/^WD-\d{4,}$/);
  const again = await wallet.withdraw(dollars(40), 'paypal', 'withdraw-key');
  expect(await readJson(again, withdrawalAnswerSchema)).toEqual({ withdrawal });
  expect((await wallet.read()).balance).toEqual(dollars(60));

  const rejected = await wallet.withdraw(dollars(10, 66), 'stripe');
  const { withdrawal: other } = await readJson(rejected, withdrawalAnswerSchema);
  const later = createBackend({ db: database.db, env: payments, now: () => testNow + 3 * minute });
  const { payments: provider } = later;
  const settle = (now: number, by = backend.payments) =>
    settlePayments({ db: database.db, now: () => now, payments: by, log: () => undefined });
  await settle(testNow + minute);
  expect((await wallet.withdrawals()).withdrawals.map(({ status }) => status)).toEqual([
    'pending',
    'pending',
  ]);
  await Promise.all([
    settle(testNow + 3 * minute, provider),
    settle(testNow + 3 * minute, provider),
  ]);
  const settled = (await wallet.withdrawals()).withdrawals;
  expect(settled.map(({ id, status }) => [id, status])).toEqual(
    expect.arrayContaining([
      [withdrawal.id, 'completed'],
      [other.id, 'rejected'],
    ]),
  );
  expect((await wallet.read()).balance).toEqual(dollars(60));
  const { transactions } = await wallet.transactions();
  expect(
    transactions.map(({ subject, amount, status }) => [subject.kind, amount.minor, status]),
  ).toEqual(
    expect.arrayContaining([
      ['withdrawal-returned', 1066, 'completed'],
      ['withdrawal', -1066, 'rejected'],
      ['withdrawal', -4000, 'completed'],
      ['top-up', 10_000, 'completed'],
    ]),
  );
  expect(transactions).toHaveLength(4);
  const news = v.parse(noticePageSchema, await (await visitor.get('/api/v1/notices')).json());
  expect(
    news.notices.map(
      (notice) => notice.kind === 'withdrawal' && [notice.withdrawal.id, notice.withdrawal.state],
    ),
  ).toEqual(
    expect.arrayContaining([
      [withdrawal.id, 'pending'],
      [other.id, 'pending'],
      [withdrawal.id, 'completed'],
      [other.id, 'rejected'],
    ]),
  );
  expect(news.notices).toHaveLength(4);
});

test('the rules of a withdrawal hold on the server, each with its sentence', async () => {
  const { card, wallet } = await customerWithCard('rules');
  await wallet.topUp(dollars(125, 50), card);
  const fields = async (response: Response) =>
    ((await response.json()) as { fields: Record<string, string> }).fields;
  for (const minor of [0, -1, 0.5]) {
    const response = await wallet.withdraw({ minor, currency: 'USD' });
    expect(await fields(response)).toEqual({ 'amount.minor': 'Please enter a valid amount' });
  }
  expect(await fields(await wallet.withdraw(dollars(5), 'cash'))).toEqual({
    method: 'Please select a withdrawal method',
  });
  const tooMuch = await wallet.withdraw(dollars(125, 51));
  expect(tooMuch.status).toBe(409);
  expect(await tooMuch.json()).toEqual({
    code: 'insufficient-balance',
    message: 'Insufficient balance',
  });
  expect((await wallet.withdraw(dollars(125, 50))).status).toBe(201);
  expect((await wallet.read()).balance).toEqual(dollars(0));
});

test('whoever signed in more than five minutes ago takes nothing out', async () => {
  const { card, wallet } = await customerWithCard('waits');
  await wallet.topUp(dollars(20), card);
  const at = (milliseconds: number) =>
    walletCalls(
      createBackend({
        db: database.db,
        env: payments,
        now: () => testNow + milliseconds,
        verifier: testVerifier,
      }).customer('waits'),
    );
  expect(await codeOf(await at(5 * minute + 1000).withdraw(dollars(5)))).toEqual({
    status: 403,
    code: 'recent-sign-in',
  });
  expect((await at(5 * minute).withdraw(dollars(5))).status).toBe(201);
});

test('200 withdrawals at once take what there is, and not a cent more', async () => {
  const { card, wallet } = await customerWithCard('two-hundred');
  await wallet.topUp(dollars(125, 50), card);
  const answers = await Promise.all(Array.from({ length: 200 }, () => wallet.withdraw(dollars(3))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(41);
  expect(statuses.filter((status) => status === 409)).toHaveLength(159);
  expect((await wallet.read()).balance).toEqual(dollars(2, 50));
});

test('the history is paged, and tells services in the language of the reader', async () => {
  const { card, wallet } = await customerWithCard('pages');
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

test('without a payment provider nothing is taken and nothing paid out', async () => {
  const plain = createBackend({ db: database.db, env: { PAYMENT_PROVIDER: 'off' } });
  const wallet = walletCalls(plain.customer('plain'));
  expect((await wallet.read()).cardFields).toBeNull();
  expect((await wallet.withdraw(dollars(5))).status).toBe(503);
  expect((await wallet.add('test-card-1234')).status).toBe(503);
  expect((await plain.app.request('/payment-fields')).headers.get('X-Frame-Options')).toBe('DENY');
});

test('the ledger is only ever added to', async () => {
  const { card, wallet } = await customerWithCard('ledger');
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
  const { card, wallet } = await customerWithCard('one-sided');
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

test('a token that stands for nothing, or for a card of somebody else, is not added', async () => {
  const wallet = walletCalls(backend.customer('tokens'));
  expect((await wallet.add('test-card-of-nobody')).status).toBe(422);
  const token = await tokenOf(backend);
  expect((await walletCalls(backend.customer('owner')).add(token)).status).toBe(201);
  expect((await wallet.add(token)).status).toBe(422);
});

test('all that was done above left a ledger without a fault', async () => {
  expect(await ledgerFaults(database.db)).toEqual([]);
});
