import { ServiceError } from '../../domain/failure.ts';
import type {
  PaymentMethod,
  Transaction,
  TransactionSubject,
  Wallet,
  WalletPort,
  Withdrawal,
} from '../../domain/ports/wallet-port.ts';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { addMoney, type Money, subtractMoney } from '../../shared/money.ts';
import { textIn } from './texts.ts';
import { beginningOf, cardFields, type StoredTransaction } from './wallet-records.ts';
import { type MemoryWorld, notFound } from './world.ts';

/** An in-memory wallet; no money moves. */
export function createMemoryWallet(world: MemoryWorld): WalletPort {
  const today = () => todayIn(salonTimeZone, world.now());
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  let records = beginningOf(today());
  /** Results of writes by their keys. */
  const done = new Map<string, unknown>();
  const gone = new Map<string, PaymentMethod>();
  world.onForget(() => {
    records = beginningOf(today());
    done.clear();
    gone.clear();
  });

  /** Runs a write, or returns its earlier result. */
  async function once<Answer>(key: string, write: () => Answer): Promise<Answer> {
    await arrive();
    // The stored result of a key has the type of the same write.
    if (done.has(key)) return done.get(key) as Answer;
    const answer = write();
    done.set(key, answer);
    world.live.notify({ type: 'wallet.changed' });
    return answer;
  }
  const setMethods = (methods: readonly PaymentMethod[], defaultId?: string): void => {
    const id = defaultId ?? methods.find(({ isDefault }) => isDefault)?.id ?? methods[0]?.id;
    const ranked = methods.map((method) => ({ ...method, isDefault: method.id === id }));
    records = {
      ...records,
      methods: ranked.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
    };
  };
  const methodOf = (id: string): PaymentMethod => {
    const method = records.methods.find((candidate) => candidate.id === id);
    if (method === undefined) throw notFound();
    return method;
  };
  const move = (
    amount: Money,
    subject: TransactionSubject,
    status: Transaction['status'],
  ): void => {
    const id = `transaction-${world.count()}`;
    records = {
      ...records,
      balance: addMoney(records.balance, amount),
      transactions: [{ id, date: today(), subject, amount, status }, ...records.transactions],
    };
  };
  const read = ({ service, ...transaction }: StoredTransaction, language: string): Transaction => {
    const { subject } = transaction;
    if (service === undefined || !('serviceName' in subject)) return transaction;
    return { ...transaction, subject: { ...subject, serviceName: textIn(language, service) } };
  };

  return {
    async wallet({ signal }): Promise<Wallet> {
      await arrive(signal);
      const { balance, methods } = records;
      return { balance, methods, cardFields };
    },
    async transactions(_, { language, signal }) {
      await arrive(signal);
      const items = records.transactions.map((transaction) => read(transaction, language));
      return { items, nextCursor: null };
    },
    async withdrawals(_, { signal }) {
      await arrive(signal);
      return { items: records.withdrawals, nextCursor: null };
    },
    addMoney: ({ idempotencyKey, amount, methodId }) =>
      once(idempotencyKey, () => {
        const { type, last4 } = methodOf(methodId);
        move(amount, { kind: 'top-up', card: { type, last4 } }, 'completed');
      }),
    withdraw: ({ idempotencyKey, amount, method }) =>
      once(idempotencyKey, () => {
        if (amount.minor > records.balance.minor) {
          throw new ServiceError({ kind: 'conflict', code: 'insufficient-balance' });
        }
        const number = world.count();
        const withdrawal: Withdrawal = {
          id: `withdrawal-${number}`,
          amount,
          method,
          status: 'pending',
          date: today(),
          reference: `WD-${String(2041 + number)}`,
        };
        const left = subtractMoney({ ...amount, minor: 0 }, amount);
        move(left, { kind: 'withdrawal', method }, 'pending');
        records = { ...records, withdrawals: [withdrawal, ...records.withdrawals] };
        return withdrawal;
      }),
    addMethod: ({ idempotencyKey, token, isDefault }) =>
      once(idempotencyKey, () => {
        const id = `card-${world.count()}`;
        const card = {
          id,
          type: 'visa',
          last4: token.slice(-4),
          expiry: { month: 9, year: 2039 },
          isDefault: false,
        } as const;
        setMethods([...records.methods, card], isDefault ? id : undefined);
        return methodOf(id);
      }),
    changeMethod: ({ idempotencyKey, id, expiry, isDefault }) =>
      once(idempotencyKey, () => {
        const known = methodOf(id);
        const changed = { ...known, expiry: expiry ?? known.expiry };
        setMethods(
          records.methods.map((method) => (method.id === id ? changed : method)),
          isDefault === true ? id : undefined,
        );
        return methodOf(id);
      }),
    removeMethod: ({ idempotencyKey, id }) =>
      once(idempotencyKey, () => {
        const known = methodOf(id);
        gone.set(id, known);
        setMethods(records.methods.filter((method) => method.id !== id));
        return known;
      }),
    restoreMethod: ({ idempotencyKey, id }) =>
      once(idempotencyKey, () => {
        const known = gone.get(id);
        if (records.methods.some((method) => method.id === id)) return methodOf(id);
        if (known === undefined) throw notFound();
        setMethods(
          [...records.methods, { ...known, isDefault: false }],
          known.isDefault ? id : undefined,
        );
        return methodOf(id);
      }),
  };
}
