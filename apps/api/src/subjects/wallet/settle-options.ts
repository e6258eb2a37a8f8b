import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

export interface SettleOptions {
  db: Database;
  payments: PaymentProvider;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** How long the provider may take for one payment. @default 8000 */
  timeoutMs?: number;
}
