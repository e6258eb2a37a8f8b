import { describe, expect, it } from 'vitest';
import { addMoney, dollars, subtractMoney } from '../../shared/money.ts';
import {
  InsufficientBalance,
  type Wallet,
  type WalletPort,
} from '../../domain/ports/wallet-port.ts';

/** What every source of a wallet has to keep. Begins with a balance and two cards or more. */
export function describeWalletPort(name: string, create: () => WalletPort): void {
  const { signal } = new AbortController();
  const look = (port: WalletPort, language = 'en'): Promise<Wallet> =>
    port.wallet({ language, signal });
  const history = (port: WalletPort) => port.withdrawals({ language: 'en', signal });
  const defaults = ({ methods }: Wallet) =>
    methods.filter(({ isDefault }) => isDefault).map(({ id }) => id);

  describe(`wallet port: ${name}`, () => {
    it('has exactly one default card', async () => {
      const port = create();
      const { methods } = await look(port);
      const other = methods.find(({ isDefault }) => !isDefault);
      await port.setDefaultMethod(other?.id ?? '');
      expect(defaults(await look(port))).toEqual([other?.id]);
    });

    it('tells its history in either language', async () => {
      const port = create();
      const english = await look(port);
      const greek = await look(port, 'el');
      expect(greek.transactions.map(({ id }) => id)).toEqual(
        english.transactions.map(({ id }) => id),
      );
      expect(greek.transactions).not.toEqual(english.transactions);
    });

    it('adds money once for one key', async () => {
      const port = create();
      const before = await look(port);
      const topUp = {
        idempotencyKey: 'one',
        amount: dollars(20),
        methodId: before.methods[0]?.id ?? '',
      };
      await port.addMoney(topUp);
      await port.addMoney(topUp);
      const after = await look(port);
      expect(after.balance).toEqual(addMoney(before.balance, dollars(20)));
      expect(after.transactions[0]?.amount).toEqual(dollars(20));
      expect(after.transactions).toHaveLength(before.transactions.length + 1);
    });

    it('takes a withdrawal from the balance, once for one key, and keeps it pending', async () => {
      const port = create();
      const before = await look(port);
      const earlier = await history(port);
      const request = { idempotencyKey: 'one', amount: dollars(10), method: 'paypal' } as const;
      const first = await port.withdraw(request);
      expect(await port.withdraw(request)).toEqual(first);
      const after = await look(port);
      expect(after.balance).toEqual(subtractMoney(before.balance, dollars(10)));
      expect(after.transactions[0]).toMatchObject({ amount: dollars(-10), status: 'pending' });
      const [newest, ...rest] = await history(port);
      expect(newest).toEqual(first);
      expect(first.status).toBe('pending');
      expect(rest).toEqual(earlier);
    });

    it('refuses more than the balance and leaves it as it was', async () => {
      const port = create();
      const { balance } = await look(port);
      const amount = addMoney(balance, dollars(0, 1));
      const request = { idempotencyKey: 'one', amount, method: 'bank' } as const;
      await expect(port.withdraw(request)).rejects.toBeInstanceOf(InsufficientBalance);
      expect((await look(port)).balance).toEqual(balance);
    });

    it('adds a card, changes its date, and brings back one that was removed', async () => {
      const port = create();
      const added = await port.addMethod({
        type: 'visa',
        last4: '1111',
        expiry: { month: 1, year: 2030 },
      });
      await port.changeMethod(added.id, { expiry: { month: 2, year: 2031 } });
      const changed = (await look(port)).methods.find(({ id }) => id === added.id);
      expect(changed).toMatchObject({ last4: '1111', expiry: { month: 2, year: 2031 } });

      const [wasDefault] = defaults(await look(port));
      const removed = await port.removeMethod(wasDefault ?? '');
      const without = await look(port);
      expect(without.methods.some(({ id }) => id === wasDefault)).toBe(false);
      expect(defaults(without)).toHaveLength(1);
      await port.restoreMethod(removed);
      await port.restoreMethod(removed);
      expect(defaults(await look(port))).toEqual([wasDefault]);
    });
  });
}
