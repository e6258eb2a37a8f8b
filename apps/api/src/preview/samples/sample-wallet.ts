import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { walletCurrency, type WithdrawalMethod } from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import { paymentMethods, withdrawals } from '../../platform/database/schema/index.ts';
import type { PaymentProvider, ProviderCard } from '../../subjects/payments/payment-provider.ts';
import type { JournalDetails } from '../../platform/database/schema/journal-details.ts';
import { post, systemAccounts, walletAccount } from '../../subjects/wallet/ledger.ts';
import type { NewCustomer } from './new-customer.ts';

const alike = (text: string) => ({ en: text, el: text });

const visa = { brand: 'visa', lastFour: '4242' } as const;

/** A movement, in days before the customer's first call. */
interface SampleMovement {
  daysAgo: number;
  /** In cents. */
  minor: number;
  details: JournalDetails;
}

/** Oldest first: the balance is never negative, and at the end it is $125.50. */
const movements: readonly SampleMovement[] = [
  { daysAgo: 60, minor: 300_00, details: { kind: 'top-up', card: visa } },
  {
    daysAgo: 46,
    minor: 65_00,
    details: {
      kind: 'refund',
      salon: alike('Maison Daphne'),
      service: { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
    },
  },
  {
    daysAgo: 42,
    minor: 120_00,
    details: {
      kind: 'payment',
      salon: alike('Maison Daphne'),
      service: { en: 'Hair Color', el: 'Βαφή μαλλιών' },
    },
  },
  { daysAgo: 39, minor: 200_00, details: { kind: 'withdrawal', method: 'stripe' } },
  { daysAgo: 38, minor: 200_00, details: { kind: 'withdrawal-returned', method: 'stripe' } },
  {
    daysAgo: 23,
    minor: 35_00,
    details: {
      kind: 'payment',
      salon: alike('Ladadika Barbers'),
      service: { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
    },
  },
  { daysAgo: 21, minor: 74_50, details: { kind: 'withdrawal', method: 'paypal' } },
  { daysAgo: 20, minor: 74_50, details: { kind: 'withdrawal-paid', method: 'paypal' } },
  { daysAgo: 18, minor: 100_00, details: { kind: 'top-up', card: visa } },
  {
    daysAgo: 6,
    minor: 70_00,
    details: {
      kind: 'payment',
      salon: alike('Atelier Aristotelous'),
      service: { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
    },
  },
  { daysAgo: 3, minor: 40_00, details: { kind: 'withdrawal', method: 'bank' } },
];

/** Writes a new customer's wallet: cards, and a history that matches its balance. */
export async function writeSampleWallet(
  customer: NewCustomer,
  payments: PaymentProvider | undefined,
): Promise<void> {
  await writeCards(customer, payments);
  const { tx, actor, time } = customer;
  const accountId = await walletAccount(tx, actor.id);
  const { cards, payouts, sales } = systemAccounts;
  const ways: Readonly<Record<JournalDetails['kind'], readonly [from: string, to: string]>> = {
    'top-up': [cards, accountId],
    payment: [accountId, sales],
    refund: [sales, accountId],
    withdrawal: [accountId, payouts],
    'withdrawal-paid': [payouts, cards],
    'withdrawal-returned': [payouts, accountId],
    forfeit: [accountId, systemAccounts.forfeits],
  };
  const stored = await writeWithdrawals(customer, accountId);
  for (const { daysAgo, minor, details } of movements) {
    const [from, to] = ways[details.kind];
    const ref = 'method' in details ? stored.get(details.method) : undefined;
    const at = new Date(time - daysAgo * day);
    await post(tx, { ref: ref ?? `sample-${randomUUID()}`, details, at, from, to, minor });
  }
}

/** @returns their ids by their methods */
async function writeWithdrawals(
  { tx, actor, time }: NewCustomer,
  accountId: string,
): Promise<ReadonlyMap<WithdrawalMethod, string>> {
  const ids = new Map<WithdrawalMethod, string>();
  for (const { daysAgo, minor, details } of movements) {
    if (details.kind !== 'withdrawal') continue;
    const { method } = details;
    const end = movements.find(
      (other) =>
        (other.details.kind === 'withdrawal-paid' ||
          other.details.kind === 'withdrawal-returned') &&
        other.details.method === method,
    );
    const ended = end && {
      status: end.details.kind === 'withdrawal-paid' ? 'completed' : 'rejected',
      settledAt: new Date(time - end.daysAgo * day),
    };
    const id = randomUUIDv7();
    ids.set(method, id);
    await tx.insert(withdrawals).values({
      id,
      customerId: actor.id,
      accountId,
      minor,
      currency: walletCurrency,
      method,
      requestedAt: new Date(time - daysAgo * day),
      askedAt: new Date(time - daysAgo * day),
      ...ended,
    });
  }
  return ids;
}

/** Cards that are valid for years from any day; none where cards are real. */
async function writeCards(
  { tx, actor, time }: NewCustomer,
  payments: PaymentProvider | undefined,
): Promise<void> {
  if (payments?.sampleCard === undefined) return;
  const year = new Date(time).getUTCFullYear();
  const cards: readonly ProviderCard[] = [
    { ...visa, expiryMonth: 8, expiryYear: year + 2 },
    { brand: 'mastercard', lastFour: '5510', expiryMonth: 11, expiryYear: year + 1 },
    { brand: 'amex', lastFour: '0091', expiryMonth: 3, expiryYear: year + 3 },
  ];
  for (const [index, card] of cards.entries()) {
    await tx.insert(paymentMethods).values({
      ...card,
      customerId: actor.id,
      providerRef: await payments.sampleCard(tx, card),
      isDefault: index === 0,
      createdAt: new Date(time + index),
    });
  }
}
