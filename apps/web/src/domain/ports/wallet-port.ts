import type { PlainDate } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Page, Request } from './request.ts';

export type CardType = 'visa' | 'mastercard' | 'amex';

/** The last valid month of a card. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** The public data of a card: never its whole number. */
export interface PaymentMethod {
  readonly id: string;
  readonly type: CardType;
  readonly last4: string;
  readonly expiry: CardExpiry;
  readonly isDefault: boolean;
}

export type Status = 'completed' | 'pending' | 'rejected';

export const withdrawalMethods = ['bank', 'paypal', 'stripe'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** The subject of a transaction. */
export type TransactionSubject =
  | { readonly kind: 'top-up'; readonly card: Pick<PaymentMethod, 'type' | 'last4'> }
  | {
      readonly kind: 'payment' | 'refund';
      readonly salonName: string;
      readonly serviceName: string;
    }
  | {
      readonly kind: 'withdrawal' | 'withdrawal-returned';
      readonly method: WithdrawalMethod;
    };

export interface Transaction {
  readonly id: string;
  readonly date: PlainDate;
  readonly subject: TransactionSubject;
  /** Negative for money that left the wallet. */
  readonly amount: Money;
  readonly status: Status;
}

export interface Wallet {
  /** The available balance. */
  readonly balance: Money;
  /** Default first. */
  readonly methods: readonly PaymentMethod[];
  /** URL of the payment provider's document for new cards; null where no cards are accepted. */
  readonly cardFields: string | null;
}

export interface Withdrawal {
  readonly id: string;
  readonly amount: Money;
  readonly method: WithdrawalMethod;
  readonly status: Status;
  readonly date: PlainDate;
  readonly reference: string;
}

/** The key of every write, the same for every attempt to send one form, so that it counts once. */
interface Write {
  readonly idempotencyKey: string;
}

export interface WithdrawalRequest extends Write {
  readonly amount: Money;
  readonly method: WithdrawalMethod;
}

export interface TopUp extends Write {
  readonly amount: Money;
  readonly methodId: string;
}

export interface NewPaymentMethod extends Write {
  /** The payment provider's id of the card. */
  readonly token: string;
  readonly isDefault: boolean;
}

export interface PaymentMethodChange extends Write {
  readonly id: string;
  readonly expiry?: CardExpiry;
  /** The default changes only when another one replaces it. */
  readonly isDefault?: boolean;
}

export interface MethodReference extends Write {
  readonly id: string;
}

/** Money of the signed-in customer. Rejects with a `ServiceError`. */
export interface WalletPort {
  wallet(request: Request): Promise<Wallet>;
  /**
   * Newest first.
   * @param cursor - from the previous page; null for the first one
   */
  transactions(cursor: string | null, request: Request): Promise<Page<Transaction>>;
  /** Newest first. */
  withdrawals(cursor: string | null, request: Request): Promise<Page<Withdrawal>>;
  /**
   * Rejects with the conflict `card-declined`, or `needs-confirmation` and the URL of a document in
   * which the holder of the card confirms; then repeat the call.
   */
  addMoney(topUp: TopUp): Promise<void>;
  /** Rejects with the conflict `insufficient-balance`, or with `recent-sign-in`. */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal>;
  addMethod(method: NewPaymentMethod): Promise<PaymentMethod>;
  changeMethod(change: PaymentMethodChange): Promise<PaymentMethod>;
  /** Returns the data to restore it. Another one becomes the default. */
  removeMethod(method: MethodReference): Promise<PaymentMethod>;
  /** Restores a removed one. */
  restoreMethod(method: MethodReference): Promise<PaymentMethod>;
}
