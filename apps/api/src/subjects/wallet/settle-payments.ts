import { withdrawalMethods } from '@salonica/contract/v1';
import { errorFacts } from '../../platform/log.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { SettleOptions } from './settle-options.ts';
import { pendingTopUps, settlePendingTopUp } from './settle-top-ups.ts';
import { pendingWithdrawals, settlePendingWithdrawal } from './settle-withdrawals.ts';

/** One kind of pending payments. */
interface PaymentKind<Row> {
  /** The pending ones that were asked about longest ago. */
  pending: (options: SettleOptions) => Promise<readonly Row[]>;
  /** Asks the provider about one, and books its answer. */
  settle: (options: SettleOptions, row: Row) => Promise<void>;
}

/** Concurrent questions about one kind. */
const atOnce = 5;

/** A run ends before its job does; the next one continues. */
const longestRunMs = 40_000;

/**
 * Reconciles the wallets with the payment provider; does nothing without one. Each kind of payment
 * has its own turn, and within a kind the one that was asked about longest ago comes first: a
 * payment that hangs or fails delays no other one for long.
 */
export async function settlePayments({
  payments,
  ...options
}: Omit<SettleOptions, 'payments'> & { payments: PaymentProvider | undefined }): Promise<void> {
  if (payments === undefined) return;
  const settling = { ...options, payments };
  await Promise.all([
    settleKind(settling, { pending: pendingTopUps, settle: settlePendingTopUp }),
    ...withdrawalMethods.map((method) =>
      settleKind(settling, {
        pending: (options) => pendingWithdrawals(options, method),
        settle: settlePendingWithdrawal,
      }),
    ),
  ]);
}

async function settleKind<Row>(
  options: SettleOptions,
  { pending, settle }: PaymentKind<Row>,
): Promise<void> {
  const { log, timeoutMs = 8000 } = options;
  const until = performance.now() + longestRunMs;
  const rows = await pending(options);
  for (let first = 0; first < rows.length && performance.now() < until; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    await Promise.all(
      some.map(async (row) => {
        try {
          await within(timeoutMs, settle(options, row));
        } catch (error) {
          // The next run tries the payment again.
          log('warn', 'payment not settled', errorFacts(error));
        }
      }),
    );
  }
}

/** The provider did not answer in time; a later answer is the same. */
class PaymentTimeoutError extends Error {
  override name = 'PaymentTimeoutError';
}

async function within<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PaymentTimeoutError()), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
