import type { PlainDate } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Page, Request } from './request.ts';

export type CardType = 'visa' | 'mastercard' | 'amex';

/** The last month in which a card is good. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** With its century. */
  readonly year: number;
}

/** A card without the data that only its provider may have: never its whole number. */
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

/** What a movement of money was about. */
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
  /** Below zero for what left the wallet. */
  readonly amount: Money;
  readonly status: Status;
}

export interface Wallet {
  /** What can be spent or withdrawn now. */
  readonly balance: Money;
  /** The default first. */
  readonly methods: readonly PaymentMethod[];
  /** Address of the payment provider's document for new cards; null where no cards are taken. */
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

/** What every write says: the same key for every attempt to send one form, so that it counts once. */
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
  /** What the payment provider calls the card. */
  readonly token: string;
  readonly isDefault: boolean;
}

export interface PaymentMethodChange extends Write {
  readonly id: string;
  readonly expiry?: CardExpiry;
  /** A default stays one until another takes its place. */
  readonly isDefault?: boolean;
}

export interface MethodReference extends Write {
  readonly id: string;
}

/** Money of the signed-in customer. Rejects with a `ServiceError`. */
export interface WalletPort {
  wallet(request: Request): Promise<Wallet>;
  /**
   * The newest first.
   *
   * @param cursor - where the page before ended; null for the first one
   */
  transactions(cursor: string | null, request: Request): Promise<Page<Transaction>>;
  /** The newest first. */
  withdrawals(cursor: string | null, request: Request): Promise<Page<Withdrawal>>;
  /**
   * Rejects with the conflict `card-declined`, or `needs-confirmation` and the address of a document in which the holder of
   * the card confirms; then the same is sent again.
   */
  addMoney(topUp: TopUp): Promise<void>;
  /** Rejects with the conflict `insufficient-balance`, or with `recent-sign-in`. */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal>;
  addMethod(method: NewPaymentMethod): Promise<PaymentMethod>;
  changeMethod(change: PaymentMethodChange): Promise<PaymentMethod>;
  /** Answers with what was removed. Another one takes its place as the default. */
  removeMethod(method: MethodReference): Promise<PaymentMethod>;
  /** Brings back what was removed. */
  restoreMethod(method: MethodReference): Promise<PaymentMethod>;
}
