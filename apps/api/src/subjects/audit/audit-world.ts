import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What a check may ask beside the database. */
export interface AuditWorld {
  /** Milliseconds since 1970. */
  time: number;
  payments: PaymentProvider | undefined;
}
