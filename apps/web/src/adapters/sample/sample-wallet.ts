import {
  InsufficientBalance,
  type PaymentMethod,
  type Withdrawal,
  type WalletPort,
} from '../../domain/ports/wallet-port.ts';
import { cardNames } from '../../shared/card-names.ts';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { addMoney, subtractMoney } from '../../shared/money.ts';
import { textIn } from './texts.ts';
import {
  added,
  beginning,
  paidOut,
  type WalletRecords,
  withdrawalNames,
} from './sample-wallet-records.ts';
import { onItsWay, type SampleWorld } from './sample-world.ts';

/** A wallet that stays in the memory of the page; no money moves. */
export function createSampleWallet(world: SampleWorld): WalletPort {
  const today = () => todayIn(salonTimeZone, world.now());
  let records: WalletRecords = beginning(today());
  /** Answers to writes by their keys. */
  const done = new Map<string, unknown>();
  world.onForget(() => {
    records = beginning(today());
    done.clear();
  });

  let count = 0;
  const nextId = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const setMethods = (methods: readonly PaymentMethod[]): void => {
    records = { ...records, methods };
  };
  const makeDefault = (methods: readonly PaymentMethod[], id: string | undefined) =>
    methods.map((method) => ({ ...method, isDefault: method.id === id }));
  const methodOf = (id: string): PaymentMethod => {
    const method = records.methods.find((candidate) => candidate.id === id);
    if (method === undefined) throw new Error(`No payment method "${id}"`);
    return method;
  };

  return {
    async wallet({ language, signal }) {
      await onItsWay(world, signal);
      const { balance, methods, transactions } = records;
      return {
        balance,
        methods,
        transactions: transactions.map(({ title, description, ...rest }) => ({
          ...rest,
          title: textIn(language, title),
          description: textIn(language, description),
        })),
      };
    },
    async withdrawals({ signal }) {
      await onItsWay(world, signal);
      return records.withdrawals;
    },
    async addMoney({ idempotencyKey, amount, methodId }) {
      await onItsWay(world);
      if (done.has(idempotencyKey)) return;
      const { type, last4 } = methodOf(methodId);
      done.set(idempotencyKey, null);
      records = {
        ...records,
        balance: addMoney(records.balance, amount),
        transactions: [
          {
            id: nextId('top-up'),
            date: today(),
            title: added,
            description: {
              en: `${cardNames[type]} ending ${last4}`,
              el: `${cardNames[type]} με κατάληξη ${last4}`,
            },
            amount,
            status: 'completed',
          },
          ...records.transactions,
        ],
      };
    },
    async withdraw({ idempotencyKey, amount, method }) {
      await onItsWay(world);
      const before = records.withdrawals.find(({ id }) => id === done.get(idempotencyKey));
      if (before !== undefined) return before;
      if (amount.minor > records.balance.minor) throw new InsufficientBalance();
      const id = nextId('withdrawal');
      const withdrawal: Withdrawal = {
        id,
        amount,
        method,
        status: 'pending',
        date: today(),
        reference: `WD-${String(2041 + count)}`,
      };
      done.set(idempotencyKey, id);
      records = {
        ...records,
        balance: subtractMoney(records.balance, amount),
        withdrawals: [withdrawal, ...records.withdrawals],
        transactions: [
          {
            id,
            date: withdrawal.date,
            title: paidOut,
            description: withdrawalNames[method],
            amount: { ...amount, minor: -amount.minor },
            status: 'pending',
          },
          ...records.transactions,
        ],
      };
      return withdrawal;
    },
    async addMethod(method) {
      await onItsWay(world);
      const stored = { ...method, id: nextId('card'), isDefault: records.methods.length === 0 };
      setMethods([...records.methods, stored]);
      return stored;
    },
    async changeMethod(id, { expiry }) {
      await onItsWay(world);
      methodOf(id);
      setMethods(
        records.methods.map((method) => (method.id === id ? { ...method, expiry } : method)),
      );
    },
    async setDefaultMethod(id) {
      await onItsWay(world);
      methodOf(id);
      setMethods(makeDefault(records.methods, id));
    },
    async removeMethod(id) {
      await onItsWay(world);
      const removed = methodOf(id);
      const others = records.methods.filter((method) => method.id !== id);
      setMethods(removed.isDefault ? makeDefault(others, others[0]?.id) : others);
      return removed;
    },
    async restoreMethod(method) {
      await onItsWay(world);
      if (records.methods.some(({ id }) => id === method.id)) return;
      const all = [...records.methods, method];
      setMethods(method.isDefault ? makeDefault(all, method.id) : all);
    },
  };
}
