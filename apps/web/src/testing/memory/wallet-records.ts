import type {
  CardType,
  PaymentMethod,
  Transaction,
  TransactionSubject,
  Wallet,
  Withdrawal,
} from '../../domain/ports/wallet-port.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { dollars, type Money } from '../../shared/money.ts';
import type { Texts } from './texts.ts';

export type StoredTransaction = Transaction & { readonly service?: Texts };

export interface WalletRecords extends Omit<Wallet, 'cardFields'> {
  readonly transactions: readonly StoredTransaction[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * A document with the messages of a payment provider's card fields, without input. Query parameters
 * that the app appends become a comment.
 */
export const cardFields = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Card</title>
<main><p>The card fields of the payment provider</p></main><script>
const tell = (message) => parent.postMessage({ from: 'payment-fields', ...message }, '*');
tell({ type: 'height', height: 80 });
addEventListener('message', ({ data }) => { if (data === 'submit') tell({ type: 'token', token: 'memory-card-5556' }); });
</script><!--`)}`;

function card(id: string, type: CardType, last4: string, month: number, year: number) {
  return { id, type, last4, expiry: { month, year }, isDefault: false } satisfies PaymentMethod;
}

const haircut: Texts = { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' };
const visa = { type: 'visa', last4: '4242' } as const;

/** The customer's wallet on a given day: the records stay recent. */
export function beginningOf(today: PlainDate): WalletRecords {
  const year = Number(today.slice(0, 4));
  const transaction = (
    id: string,
    daysAgo: number,
    subject: TransactionSubject,
    amount: Money,
    status: Transaction['status'] = 'completed',
  ): StoredTransaction => ({ id, date: addDays(today, -daysAgo), subject, amount, status });
  const at = (
    id: string,
    daysAgo: number,
    salonName: string,
    service: Texts,
    amount: Money,
  ): StoredTransaction => {
    const kind = amount.minor < 0 ? 'payment' : 'refund';
    const subject = { kind, salonName, serviceName: '' } as const;
    return { ...transaction(id, daysAgo, subject, amount), service };
  };
  const withdrawal = (
    id: string,
    daysAgo: number,
    amount: Money,
    method: Withdrawal['method'],
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
      transaction('t6', 3, { kind: 'withdrawal', method: 'bank' }, dollars(-40), 'pending'),
      at('t5', 6, 'Atelier Aristotelous', haircut, dollars(-70)),
      transaction('t4', 18, { kind: 'top-up', card: visa }, dollars(100)),
      at(
        't3',
        23,
        'Ladadika Barbers',
        { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
        dollars(-35),
      ),
      transaction('t2', 38, { kind: 'withdrawal-returned', method: 'stripe' }, dollars(200)),
      transaction('t1', 39, { kind: 'withdrawal', method: 'stripe' }, dollars(-200), 'rejected'),
      at('t0', 46, 'Maison Daphne', haircut, dollars(65)),
    ],
    withdrawals: [
      withdrawal('2041', 3, dollars(40), 'bank', 'pending'),
      withdrawal('2038', 21, dollars(74, 50), 'paypal', 'completed'),
      withdrawal('2035', 39, dollars(200), 'stripe', 'rejected'),
    ],
  };
}
