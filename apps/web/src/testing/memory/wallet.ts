import { ServiceError } from '../../domain/failure.ts';
import type { Api } from '../../domain/api.ts';
import type {
  PaymentMethod,
  Transaction,
  TransactionSubject,
  Withdrawal,
} from '../../domain/wallet.ts';
import { addMoney, type Money, subtractMoney } from '../../shared/money.ts';
import { textIn } from './texts.ts';
import { beginningOf, cardFields, type StoredTransaction } from './wallet-records.ts';
import { type MemoryWorld, notFound } from './world.ts';

type WalletCalls = Pick<
  Api,
  | 'readWallet'
  | 'listTransactions'
  | 'topUp'
  | 'listWithdrawals'
  | 'withdraw'
  | 'addPaymentMethod'
  | 'changePaymentMethod'
  | 'removePaymentMethod'
  | 'restorePaymentMethod'
>;

/** An in-memory wallet; no money moves. */
export function createMemoryWallet(world: MemoryWorld): WalletCalls {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  let records = beginningOf(world.now());
  /** Results of writes by their keys. */
  const done = new Map<string, unknown>();
  const gone = new Map<string, PaymentMethod>();
  world.onForget(() => {
    records = beginningOf(world.now());
    done.clear();
    gone.clear();
  });

  /** Runs a write, or returns its earlier result. */
  async function once<Result>(key: string, write: () => Result): Promise<Result> {
    await arrive();
    // The stored result of a key has the type of the same write.
    if (done.has(key)) return done.get(key) as Result;
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
  ): Transaction => {
    const id = `transaction-${world.count()}`;
    const transaction = { id, at: world.now(), subject, amount, status };
    records = {
      ...records,
      balance: addMoney(records.balance, amount),
      transactions: [transaction, ...records.transactions],
    };
    return transaction;
  };
  const read = ({ service, ...transaction }: StoredTransaction, language: string): Transaction => {
    const { subject } = transaction;
    if (service === undefined || !('serviceName' in subject)) return transaction;
    return { ...transaction, subject: { ...subject, serviceName: textIn(language, service) } };
  };

  return {
    async readWallet({ signal } = {}) {
      await arrive(signal);
      const { balance, methods } = records;
      return { balance, methods, cardFields };
    },
    async listTransactions({ language = 'en', signal } = {}) {
      await arrive(signal);
      const transactions = records.transactions.map((transaction) => read(transaction, language));
      return { transactions, nextCursor: null };
    },
    async listWithdrawals({ signal } = {}) {
      await arrive(signal);
      return { withdrawals: records.withdrawals, nextCursor: null };
    },
    topUp: ({ idempotencyKey, body: { amount, methodId } }) =>
      once(idempotencyKey, () => {
        const { brand, lastFour } = methodOf(methodId);
        const subject = { kind: 'top-up', card: { brand, lastFour } } as const;
        const transaction = move(amount, subject, 'completed');
        return { balance: records.balance, transaction };
      }),
    withdraw: ({ idempotencyKey, body: { amount, method } }) =>
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
          at: world.now(),
          reference: `WD-${String(2041 + number)}`,
        };
        const left = subtractMoney({ ...amount, minor: 0 }, amount);
        move(left, { kind: 'withdrawal', method }, 'pending');
        records = { ...records, withdrawals: [withdrawal, ...records.withdrawals] };
        return { withdrawal };
      }),
    addPaymentMethod: ({ idempotencyKey, body: { token, isDefault } }) =>
      once(idempotencyKey, () => {
        const id = `card-${world.count()}`;
        const card = {
          id,
          brand: 'visa',
          lastFour: token.slice(-4),
          expiry: { month: 9, year: 2039 },
          isDefault: false,
        } as const;
        setMethods([...records.methods, card], isDefault ? id : undefined);
        return { method: methodOf(id) };
      }),
    changePaymentMethod: ({ idempotencyKey, id, body: { expiry, isDefault } = {} }) =>
      once(idempotencyKey, () => {
        const known = methodOf(id);
        const changed = { ...known, expiry: expiry ?? known.expiry };
        setMethods(
          records.methods.map((method) => (method.id === id ? changed : method)),
          isDefault === true ? id : undefined,
        );
        return { method: methodOf(id) };
      }),
    removePaymentMethod: ({ idempotencyKey, id }) =>
      once(idempotencyKey, () => {
        const known = methodOf(id);
        gone.set(id, known);
        setMethods(records.methods.filter((method) => method.id !== id));
        return { method: known };
      }),
    restorePaymentMethod: ({ idempotencyKey, id }) =>
      once(idempotencyKey, () => {
        const known = gone.get(id);
        if (records.methods.some((method) => method.id === id)) return { method: methodOf(id) };
        if (known === undefined) throw notFound();
        setMethods(
          [...records.methods, { ...known, isDefault: false }],
          known.isDefault ? id : undefined,
        );
        return { method: methodOf(id) };
      }),
  };
}
