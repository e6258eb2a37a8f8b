import type {
  CardType,
  PaymentMethod,
  Transaction,
  Wallet,
  Withdrawal,
  WithdrawalMethod,
} from '../../domain/ports/wallet-port.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { dollars, type Money } from '../../shared/money.ts';
import type { Texts } from './texts.ts';

type StoredTransaction = Omit<Transaction, 'title' | 'description'> & {
  readonly title: Texts;
  readonly description: Texts;
};

export interface WalletRecords extends Pick<Wallet, 'balance' | 'methods'> {
  readonly transactions: readonly StoredTransaction[];
  readonly withdrawals: readonly Withdrawal[];
}

export const withdrawalNames: Readonly<Record<WithdrawalMethod, Texts>> = {
  bank: { en: 'To your bank account', el: 'Στον τραπεζικό σας λογαριασμό' },
  paypal: { en: 'To PayPal', el: 'Στο PayPal' },
  stripe: { en: 'To Stripe', el: 'Στο Stripe' },
};

export const added: Texts = { en: 'Added to wallet', el: 'Προσθήκη στο πορτοφόλι' };
export const paidOut: Texts = { en: 'Withdrawal', el: 'Ανάληψη' };

function card(id: string, type: CardType, last4: string, month: number, year: number) {
  return { id, type, last4, expiry: { month, year }, isDefault: false } satisfies PaymentMethod;
}

const services = {
  'beard-trim': { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
  'hair-color': { en: 'Hair Color', el: 'Βαφή μαλλιών' },
  'haircut-style': { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
} as const;

function alike(text: string): Texts {
  return { en: text, el: text };
}

/** What the sample customer has on a given day: the records never grow old. */
export function beginning(today: PlainDate): WalletRecords {
  const year = Number(today.slice(0, 4));
  const transaction = (
    id: string,
    daysAgo: number,
    title: Texts,
    description: Texts,
    amount: Money,
  ): StoredTransaction => ({
    id,
    date: addDays(today, -daysAgo),
    title,
    description,
    amount,
    status: 'completed',
  });
  const withdrawal = (
    id: string,
    daysAgo: number,
    amount: Money,
    method: WithdrawalMethod,
    status: Withdrawal['status'],
  ): Withdrawal => ({
    id,
    date: addDays(today, -daysAgo),
    amount,
    method,
    status,
    reference: `WD-${id}`,
  });
  return {
    balance: dollars(125, 50),
    methods: [
      { ...card('visa', 'visa', '4242', 8, year + 2), isDefault: true },
      card('mastercard', 'mastercard', '5510', 11, year + 1),
      card('amex', 'amex', '0091', 3, year + 3),
    ],
    transactions: [
      transaction('t5', 6, alike('Atelier Aristotelous'), services['haircut-style'], dollars(-70)),
      transaction(
        't4',
        18,
        added,
        { en: 'Visa ending 4242', el: 'Visa με κατάληξη 4242' },
        dollars(100),
      ),
      transaction('t3', 23, alike('Ladadika Barbers'), services['beard-trim'], dollars(-35)),
      transaction('t2', 42, alike('Maison Daphne'), services['hair-color'], dollars(-120)),
      transaction(
        't1',
        46,
        { en: 'Refund', el: 'Επιστροφή χρημάτων' },
        { en: 'Cancelled booking', el: 'Ακυρωμένη κράτηση' },
        dollars(65),
      ),
    ],
    withdrawals: [
      withdrawal('2041', 3, dollars(40), 'bank', 'pending'),
      withdrawal('2038', 21, dollars(75, 50), 'paypal', 'completed'),
      withdrawal('2035', 39, dollars(200), 'stripe', 'rejected'),
    ],
  };
}
