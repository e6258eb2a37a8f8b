import type { PaymentProvider } from '../payments/payment-provider.ts';
import { bookMissingCharges } from './book-missing-charges.ts';
import { type SettleOptions, settleWithdrawals } from './settle-withdrawals.ts';

/** Reconciles the wallets with the payment provider; does nothing without one. */
export async function settlePayments({
  payments,
  ...options
}: Omit<SettleOptions, 'payments'> & { payments: PaymentProvider | undefined }): Promise<void> {
  if (payments === undefined) return;
  await settleWithdrawals({ ...options, payments });
  await bookMissingCharges({ ...options, payments });
}
