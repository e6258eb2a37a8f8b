import { walletCurrency } from '@salonica/contract/v1/facts';
import type { Money } from '../shared/money.ts';
import type { ResponseOf } from './api.ts';

export { withdrawalMethods } from '@salonica/contract/v1/facts';

/** The balance and the cards of a customer. */
export type Wallet = ResponseOf<'readWallet'>;

/** The public data of a card: never its whole number. */
export type PaymentMethod = Wallet['methods'][number];

/** The last valid month of a card. */
export type CardExpiry = PaymentMethod['expiry'];

export type Transaction = ResponseOf<'listTransactions'>['transactions'][number];

/** The subject of a transaction. */
export type TransactionSubject = Transaction['subject'];

export type Withdrawal = ResponseOf<'listWithdrawals'>['withdrawals'][number];

export type WithdrawalMethod = Withdrawal['method'];

export type MoneyStatus = Transaction['status'];

/** The amount for a write: all wallets have one currency. */
export const inWallet = ({ minor }: Money) => ({ minor, currency: walletCurrency }) as const;
