import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { inWallet } from '../../domain/wallet.ts';
import { addMoney, dollars, subtractMoney } from '../../shared/money.ts';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

/** The contract of every wallet. */
export function describeWallet(create: CreateWorld): void {
  /** A customer with a balance and at least two cards; the first one is valid. */
  async function open() {
    const world = create();
    await world.signIn();
    const { api, live } = world.ports;
    const look = () => api.readWallet(ask());
    const history = async (language = 'en') =>
      (await api.listTransactions(ask(language))).transactions;
    const withdrawals = async () => (await api.listWithdrawals(ask())).withdrawals;
    const defaults = async () =>
      (await look()).methods.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    const before = await look();
    const [first, second] = before.methods;
    if (first === undefined || second === undefined) throw new Error('Two cards are there');
    const { cardToken } = world;
    const topUpOf = (minor: number, methodId = first.id) => ({
      idempotencyKey: newKey(),
      body: { amount: inWallet(dollars(0, minor)), methodId },
    });
    return {
      api,
      topUpOf,
      live,
      look,
      history,
      withdrawals,
      defaults,
      before,
      first,
      second,
      cardToken,
    };
  }

  describe('a wallet', () => {
    it('is for customers', async () => {
      const { api } = create().ports;
      expect((await failureOf(api.readWallet(ask()))).kind).toBe('unauthorized');
    });

    it('has exactly one default card, and that one first', async () => {
      const { api, second, look, defaults } = await open();
      const body = { isDefault: true };
      await api.changePaymentMethod({ id: second.id, body, idempotencyKey: newKey() });
      expect(await defaults()).toEqual([second.id]);
      expect((await look()).methods[0]?.id).toBe(second.id);
    });

    it('lists its history in both languages, newest first', async () => {
      const { history } = await open();
      const english = await history();
      const greek = await history('el');
      expect(greek.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      expect(greek).not.toEqual(english);
      const instants = english.map(({ at }) => at);
      expect(instants).toEqual(instants.toSorted((a, b) => b - a));
    });

    it('adds money once for one key', async () => {
      const { api, topUpOf, first, before, look, history } = await open();
      const earlier = await history();
      const topUp = topUpOf(20_00);
      await api.topUp(topUp);
      await api.topUp(topUp);
      expect((await look()).balance).toEqual(addMoney(before.balance, dollars(20)));
      const [newest, ...rest] = await history();
      expect(newest).toMatchObject({
        amount: dollars(20),
        status: 'completed',
        subject: { kind: 'top-up', card: { brand: first.brand, lastFour: first.lastFour } },
      });
      expect(rest).toEqual(earlier);
    });

    it('deducts a withdrawal from the balance, once for one key, and keeps it pending', async () => {
      const { api, before, look, history, withdrawals } = await open();
      const earlier = await withdrawals();
      const body = { amount: inWallet(dollars(10)), method: 'paypal' } as const;
      const request = { idempotencyKey: newKey(), body };
      const { withdrawal: first } = await api.withdraw(request);
      expect((await api.withdraw(request)).withdrawal).toEqual(first);
      expect((await look()).balance).toEqual(subtractMoney(before.balance, dollars(10)));
      expect((await history())[0]).toMatchObject({
        amount: dollars(-10),
        status: 'pending',
        subject: { kind: 'withdrawal', method: 'paypal' },
      });
      const [newest, ...rest] = await withdrawals();
      expect(newest).toEqual(first);
      expect(first.status).toBe('pending');
      expect(rest).toEqual(earlier);
    });

    it('refuses more than the balance, which is unchanged', async () => {
      const { api, before, look } = await open();
      const amount = inWallet(addMoney(before.balance, dollars(0, 1)));
      const request = { idempotencyKey: newKey(), body: { amount, method: 'bank' } } as const;
      expect(await failureOf(api.withdraw(request))).toMatchObject({
        kind: 'conflict',
        code: 'insufficient-balance',
      });
      expect((await look()).balance).toEqual(before.balance);
    });

    it('notifies other pages of the customer that money moved', async () => {
      const { api, topUpOf, live } = await open();
      const events: LiveEvent[] = [];
      const stop = live.watch([], (event) => events.push(event));
      await vi.waitFor(async () => {
        await api.topUp(topUpOf(1_00));
        expect(events).toContainEqual({ type: 'wallet.changed' });
      }, 10_000);
      stop();
    });

    it('adds a card once, changes its date, and restores it when it was removed', async () => {
      const { api, look, defaults, cardToken } = await open();
      const body = { token: await cardToken(), isDefault: true };
      const request = { body, idempotencyKey: newKey() };
      const { method: added } = await api.addPaymentMethod(request);
      expect((await api.addPaymentMethod(request)).method).toEqual(added);
      expect(added).toMatchObject({ lastFour: '4242', isDefault: true });
      const { id } = added;
      const expiry = { month: 2, year: 2041 };
      await api.changePaymentMethod({ id, body: { expiry }, idempotencyKey: newKey() });
      expect((await look()).methods[0]).toEqual({ ...added, expiry });

      await api.removePaymentMethod({ id, idempotencyKey: newKey() });
      expect((await look()).methods.map((known) => known.id)).not.toContain(id);
      expect(await defaults()).toHaveLength(1);
      await api.restorePaymentMethod({ id, idempotencyKey: newKey() });
      await api.restorePaymentMethod({ id, idempotencyKey: newKey() });
      expect(await defaults()).toEqual([id]);
    });

    it('does not find an unknown card', async () => {
      const { api, topUpOf } = await open();
      const id = crypto.randomUUID();
      const change = { id, body: { isDefault: true }, idempotencyKey: newKey() };
      expect((await failureOf(api.changePaymentMethod(change))).kind).toBe('not-found');
      expect((await failureOf(api.topUp(topUpOf(20_00, id)))).kind).toBe('not-found');
    });
  });
}
