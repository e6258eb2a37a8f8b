import type { PlainDate } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';

export type CardType = 'visa' | 'mastercard' | 'amex';

/** The last month in which a card is good. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** With its century. */
  readonly year: number;
}

/** A card as far as anybody may know it: never its whole number. */
export interface PaymentMethod {
  readonly id: string;
  readonly type: CardType;
  readonly last4: string;
  readonly expiry: CardExpiry;
  readonly isDefault: boolean;
}

export interface NewPaymentMethod {
  readonly type: CardType;
  readonly last4: string;
  readonly expiry: CardExpiry;
}

export type Status = 'completed' | 'pending' | 'rejected';

export interface Transaction {
  readonly id: string;
  readonly date: PlainDate;
  /** With whom. */
  readonly title: string;
  /** What for. */
  readonly description: string;
  /** Below zero for what was spent. */
  readonly amount: Money;
  readonly status: Status;
}

export interface Wallet {
  /** What can be spent or withdrawn now. */
  readonly balance: Money;
  readonly methods: readonly PaymentMethod[];
  /** The newest first. */
  readonly transactions: readonly Transaction[];
}

export const withdrawalMethods = ['bank', 'paypal', 'stripe'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];

export interface Withdrawal {
  readonly id: string;
  readonly amount: Money;
  readonly method: WithdrawalMethod;
  readonly status: Status;
  readonly date: PlainDate;
  readonly reference: string;
}

export interface WithdrawalRequest {
  /** The same for every attempt to send one form: it is never paid twice. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly method: WithdrawalMethod;
}

export interface TopUp {
  /** The same for every attempt to send one form: it is never charged twice. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly methodId: string;
}

export interface WalletRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** The balance was less than the amount by the time the request arrived. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

/** Money of the signed-in customer. Rejections are failures of the network or the server. */
export interface WalletPort {
  wallet(request: WalletRequest): Promise<Wallet>;
  /** The newest first. */
  withdrawals(request: WalletRequest): Promise<readonly Withdrawal[]>;
  addMoney(topUp: TopUp): Promise<void>;
  /** Rejects with `InsufficientBalance` when there is less than the amount. */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal>;
  addMethod(method: NewPaymentMethod): Promise<PaymentMethod>;
  changeMethod(id: string, change: { readonly expiry: CardExpiry }): Promise<void>;
  setDefaultMethod(id: string): Promise<void>;
  /** Answers with what brings it back. Another one takes its place as the default. */
  removeMethod(id: string): Promise<PaymentMethod>;
  restoreMethod(method: PaymentMethod): Promise<void>;
}
