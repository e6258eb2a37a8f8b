import type { CardBrand, WithdrawalMethod } from '@salonica/contract/v1';

interface InBoth {
  en: string;
  el: string;
}

/** What a movement of money was about, as it was then: a salon may have another name by now. */
export type JournalDetails =
  | { kind: 'top-up'; card: { brand: CardBrand; lastFour: string } }
  | { kind: 'payment' | 'refund'; salon: InBoth; service: InBoth }
  /** Left behind when the account was deleted. */
  | { kind: 'forfeit' }
  | { kind: 'withdrawal' | 'withdrawal-paid' | 'withdrawal-returned'; method: WithdrawalMethod };

/** Why money moved. */
export type JournalKind = JournalDetails['kind'];
