import type { CardBrand, WithdrawalMethod } from '@salonica/contract/v1';

interface InBoth {
  en: string;
  el: string;
}

/** The context of a payment at its time: the salon's name may have changed since. */
export type JournalDetails =
  | { kind: 'top-up'; card: { brand: CardBrand; lastFour: string } }
  | { kind: 'payment' | 'refund'; salon: InBoth; service: InBoth }
  /** Given up when the account was deleted. */
  | { kind: 'forfeit' }
  | { kind: 'withdrawal' | 'withdrawal-paid' | 'withdrawal-returned'; method: WithdrawalMethod };

/** The reason for a movement of money. */
export type JournalKind = JournalDetails['kind'];
