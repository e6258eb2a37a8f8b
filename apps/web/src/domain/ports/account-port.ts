import type { Money } from '../../shared/money.ts';
import type { Request } from './request.ts';

/** A file for the customer. */
export interface AccountFile {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** The consequences of deleting the account now. */
export interface DeletionOutlook {
  /** Appointments that would be cancelled. */
  readonly upcoming: number;
  /** Those of them after the customer's deadline. */
  readonly late: number;
  /** The remaining balance. */
  readonly balance: Money;
  /** Continue without the customer: a rejected one is returned to no account. */
  readonly pendingWithdrawals: number;
}

/** The customer's confirmations. */
export interface DeletionTerms {
  /** The whole balance, which the customer gives up; null for an empty wallet. */
  readonly forfeits: Money | null;
  /** Whether withdrawals may go on without the customer. */
  readonly leavesPending: boolean;
}

/** A customer's requests about their personal data. Rejects with a `ServiceError`. */
export interface AccountPort {
  /** All data about the customer. */
  download(): Promise<AccountFile>;
  outlook(request: Pick<Request, 'signal'>): Promise<DeletionOutlook>;
  /**
   * Deletes the account and its records. Rejects with `recent-sign-in`, or with the conflict
   * `balance-left` or `withdrawal-pending`; idempotent.
   */
  delete(terms: DeletionTerms): Promise<void>;
}
