import { noticePageSchema, withdrawalResponseSchema } from '@salonica/contract/v1';
import { expect, test } from 'vitest';
import { settlePayments } from './settle-payments.ts';
import { createBackend, testNow, testVerifier } from '../../../test/backend.ts';
import { readJson, sent } from '../../../test/read-json.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import {
  codeOf,
  customerWithCard,
  dollars,
  ledgerFaults,
  walletCalls,
} from '../../../test/wallet-calls.ts';

const payments = { PAYMENT_PROVIDER: 'test' };
const server = fileBackend({ env: payments });

const minute = 60_000;

test('a withdrawal leaves the balance at once, and is paid out later', async () => {
  const { card, visitor, wallet } = await customerWithCard(server.backend, 'withdraws');
  await wallet.topUp(dollars(100), card);
  const first = await wallet.withdraw(dollars(40), 'paypal', 'withdraw-key');
  const { withdrawal } = await readJson(first, withdrawalResponseSchema);
  expect(withdrawal).toMatchObject({ amount: dollars(40), method: 'paypal', status: 'pending' });
  expect(withdrawal.reference).toMatch(/^WD-\d{4,}$/);
  const again = await wallet.withdraw(dollars(40), 'paypal', 'withdraw-key');
  expect(await readJson(again, withdrawalResponseSchema)).toEqual({ withdrawal });
  expect((await wallet.read()).balance).toEqual(dollars(60));

  const rejected = await wallet.withdraw(dollars(10, 66), 'stripe');
  const { withdrawal: other } = await readJson(rejected, withdrawalResponseSchema);
  const later = createBackend({ db: server.db, env: payments, now: () => testNow + 3 * minute });
  const { payments: provider } = later;
  const settle = (now: number, by = server.backend.payments) =>
    settlePayments({ db: server.db, now: () => now, payments: by, log: () => undefined });
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
  const news = sent(noticePageSchema, await (await visitor.get('/api/v1/notices')).json());
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

test('the rules of a withdrawal apply on the server, each with its message', async () => {
  const { card, wallet } = await customerWithCard(server.backend, 'rules');
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

test('is refused when the last sign-in is more than five minutes ago', async () => {
  const { card, wallet } = await customerWithCard(server.backend, 'waits');
  await wallet.topUp(dollars(20), card);
  const at = (milliseconds: number) =>
    walletCalls(
      createBackend({
        db: server.db,
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

test('200 concurrent withdrawals take exactly the balance', async () => {
  const { card, wallet } = await customerWithCard(server.backend, 'two-hundred');
  await wallet.topUp(dollars(125, 50), card);
  const answers = await Promise.all(Array.from({ length: 200 }, () => wallet.withdraw(dollars(3))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(41);
  expect(statuses.filter((status) => status === 409)).toHaveLength(159);
  expect((await wallet.read()).balance).toEqual(dollars(2, 50));
});

test('the ledger is consistent after all tests above', async () => {
  expect(await ledgerFaults(server.db)).toEqual([]);
});
