import { expect, it } from 'vitest';
import { createSampleWallet } from '../adapters/sample/sample-wallet.ts';
import { createSampleWorld } from '../adapters/sample/sample-world.ts';
import { describeWalletPort } from '../testing/ports/wallet-suite.ts';
import { dollars } from '../shared/money.ts';

const createWorld = () =>
  createSampleWorld({
    salons: async () => [],
    picture: (path) => path,
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    delay: 0,
  });

describeWalletPort('sample', () => createSampleWallet(createWorld()));

const request = { language: 'en', signal: new AbortController().signal };

it('begins with $125.50 and a withdrawal in each state', async () => {
  const port = createSampleWallet(createWorld());
  expect((await port.wallet(request)).balance).toEqual(dollars(125, 50));
  const states = (await port.withdrawals(request)).map(({ status }) => status);
  expect(states.toSorted()).toEqual(['completed', 'pending', 'rejected']);
});

it('has cards that are good and a history in the past, whatever the day', async () => {
  const { methods, transactions } = await createSampleWallet(createWorld()).wallet(request);
  expect(methods.every(({ expiry }) => expiry.year >= 2027)).toBe(true);
  const days = transactions.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((days[0] ?? '') < '2026-11-21').toBe(true);
});

it('begins again after a sign-out', async () => {
  const world = createWorld();
  const port = createSampleWallet(world);
  await port.withdraw({ idempotencyKey: 'one', amount: dollars(10), method: 'bank' });
  world.forget();
  expect((await port.wallet(request)).balance).toEqual(dollars(125, 50));
});
