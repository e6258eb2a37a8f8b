import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { addMoney, dollars, subtractMoney } from '../../shared/money.ts';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

/** The contract of every wallet. */
export function describeWallet(create: CreateWorld): void {
  /** A customer with a balance and at least two cards; the first one is valid. */
  async function open() {
    const world = create();
    await world.signIn();
    const { wallet, live } = world.ports;
    const look = () => wallet.wallet(ask());
    const history = async (language = 'en') =>
      (await wallet.transactions(null, ask(language))).items;
    const withdrawals = async () => (await wallet.withdrawals(null, ask())).items;
    const defaults = async () =>
      (await look()).methods.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    const before = await look();
    const [first, second] = before.methods;
    if (first === undefined || second === undefined) throw new Error('Two cards are there');
    const { cardToken } = world;
    return {
      wallet,
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
      const { wallet } = create().ports;
      expect((await failureOf(wallet.wallet(ask()))).kind).toBe('unauthorized');
    });

    it('has exactly one default card, and that one first', async () => {
      const { wallet, second, look, defaults } = await open();
      await wallet.changeMethod({ id: second.id, isDefault: true, idempotencyKey: newKey() });
      expect(await defaults()).toEqual([second.id]);
      expect((await look()).methods[0]?.id).toBe(second.id);
    });

    it('lists its history in both languages, newest first', async () => {
      const { history } = await open();
      const english = await history();
      const greek = await history('el');
      expect(greek.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      expect(greek).not.toEqual(english);
      const days = english.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    it('adds money once for one key', async () => {
      const { wallet, first, before, look, history } = await open();
      const earlier = await history();
      const topUp = { idempotencyKey: newKey(), amount: dollars(20), methodId: first.id };
      await wallet.addMoney(topUp);
      await wallet.addMoney(topUp);
      expect((await look()).balance).toEqual(addMoney(before.balance, dollars(20)));
      const [newest, ...rest] = await history();
      expect(newest).toMatchObject({
        amount: dollars(20),
        status: 'completed',
        subject: { kind: 'top-up', card: { type: first.type, last4: first.last4 } },
      });
      expect(rest).toEqual(earlier);
    });

    it('deducts a withdrawal from the balance, once for one key, and keeps it pending', async () => {
      const { wallet, before, look, history, withdrawals } = await open();
      const earlier = await withdrawals();
      const request = { idempotencyKey: newKey(), amount: dollars(10), method: 'paypal' } as const;
      const first = await wallet.withdraw(request);
      expect(await wallet.withdraw(request)).toEqual(first);
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
      const { wallet, before, look } = await open();
      const amount = addMoney(before.balance, dollars(0, 1));
      const request = { idempotencyKey: newKey(), amount, method: 'bank' } as const;
      expect(await failureOf(wallet.withdraw(request))).toMatchObject({
        kind: 'conflict',
        code: 'insufficient-balance',
      });
      expect((await look()).balance).toEqual(before.balance);
    });

    it('notifies other pages of the customer that money moved', async () => {
      const { wallet, live, first } = await open();
      const events: LiveEvent[] = [];
      const stop = live.watch([], (event) => events.push(event));
      const topUp = () => ({ idempotencyKey: newKey(), amount: dollars(1), methodId: first.id });
      await vi.waitFor(async () => {
        await wallet.addMoney(topUp());
        expect(events).toContainEqual({ type: 'wallet.changed' });
      }, 10_000);
      stop();
    });

    it('adds a card once, changes its date, and restores it when it was removed', async () => {
      const { wallet, look, defaults, cardToken } = await open();
      const method = { token: await cardToken(), isDefault: true, idempotencyKey: newKey() };
      const added = await wallet.addMethod(method);
      expect(await wallet.addMethod(method)).toEqual(added);
      expect(added).toMatchObject({ last4: '4242', isDefault: true });
      const { id } = added;
      const expiry = { month: 2, year: 2041 };
      await wallet.changeMethod({ id, expiry, idempotencyKey: newKey() });
      expect((await look()).methods[0]).toEqual({ ...added, expiry });

      await wallet.removeMethod({ id, idempotencyKey: newKey() });
      expect((await look()).methods.map((known) => known.id)).not.toContain(id);
      expect(await defaults()).toHaveLength(1);
      await wallet.restoreMethod({ id, idempotencyKey: newKey() });
      await wallet.restoreMethod({ id, idempotencyKey: newKey() });
      expect(await defaults()).toEqual([id]);
    });

    it('does not find an unknown card', async () => {
      const { wallet } = await open();
      const id = crypto.randomUUID();
      const change = { id, isDefault: true, idempotencyKey: newKey() };
      expect((await failureOf(wallet.changeMethod(change))).kind).toBe('not-found');
      const topUp = { idempotencyKey: newKey(), amount: dollars(20), methodId: id };
      expect((await failureOf(wallet.addMoney(topUp))).kind).toBe('not-found');
    });
  });
}
