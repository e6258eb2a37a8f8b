import type {
  PaymentMethod,
  Transaction,
  TransactionSubject,
  Wallet,
  Withdrawal,
} from '../../domain/wallet.ts';
import { addDays, instantOf, salonTimeZone, todayIn } from '../../shared/dates.ts';
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

function card(
  id: string,
  brand: PaymentMethod['brand'],
  lastFour: string,
  month: number,
  year: number,
): PaymentMethod {
  return { id, brand, lastFour, expiry: { month, year }, isDefault: false };
}

const haircut: Texts = { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' };
const visa = { brand: 'visa', lastFour: '4242' } as const;

/** The customer's wallet at a given instant: the records stay recent. */
export function beginningOf(now: number): WalletRecords {
  const today = todayIn(salonTimeZone, now);
  const before = (days: number) =>
    instantOf({ date: addDays(today, -days), time: '12:00' }, salonTimeZone);
  const year = Number(today.slice(0, 4));
  const transaction = (
    id: string,
    daysAgo: number,
    subject: TransactionSubject,
    amount: Money,
    status: Transaction['status'] = 'completed',
  ): StoredTransaction => ({ id, at: before(daysAgo), subject, amount, status });
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
    at: before(daysAgo),
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
