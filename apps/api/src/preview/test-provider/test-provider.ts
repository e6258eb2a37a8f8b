import type { WithdrawalMethod } from '@salonica/contract/v1';
import type { PaymentProvider } from '../../subjects/payments/payment-provider.ts';
import {
  cancelCharge,
  cardOf,
  charge,
  findCard,
  findCharge,
  keepCard,
  succeededCharges,
} from './charges.ts';
import { forget } from './forget.ts';
import type { TestProviderOptions } from './options.ts';
import { providerPages } from './pages.ts';
import { pagePaths } from './paths.ts';

const minute = 60 * 1000;

/** How long a pay-out is pending, in milliseconds: at a bank, the announced number of business days. */
const payOutTimes: Readonly<Record<WithdrawalMethod, number>> = {
  bank: 4 * 24 * 60 * minute,
  paypal: 2 * minute,
  stripe: 2 * minute,
};

/** Pay-outs whose amount ends with these digits are rejected, in the smallest unit. */
const rejectedCents = 66;

/** Replaces a payment provider in previews and tests: no money moves, and only test numbers are accepted. */
export function createTestProvider(options: TestProviderOptions): PaymentProvider {
  const { db, now } = options;
  return {
    cardFields: pagePaths.fields,
    frameSources: ["'self'"],
    pages: providerPages(options),
    async card(token) {
      const row = await findCard(db, token);
      return row && cardOf(row);
    },
    forget: (request) => forget(db, request),
    sampleCard: (tx, card) => keepCard(tx, card, 'accepted'),
    charge: (request) => charge(db, request, now()),
    findCharge: (key) => findCharge(db, key),
    cancelCharge: (request) => cancelCharge(db, request, now()),
    charges: (since, until) => succeededCharges(db, since, until),
    async payOut({ minor, method, requestedAt }) {
      if (now() - requestedAt.getTime() < payOutTimes[method]) return 'pending';
      return minor % 100 === rejectedCents ? 'rejected' : 'completed';
    },
  };
}
