import { day } from '@salonica/policy';
import { inArray } from 'drizzle-orm';
import type { SalonStates } from '../../subjects/availability/salon-states.ts';
import { addresses, favorites, salons } from '../../platform/database/schema/index.ts';
import type { SampleWriter } from '../../platform/identity/caller.ts';
import type { PaymentProvider } from '../../subjects/payments/payment-provider.ts';
import type { NewCustomer } from './new-customer.ts';
import { sampleAddresses, sampleFavorites } from './records.ts';
import { writeMembership } from './sample-members.ts';
import { writeConversations } from './write-conversations.ts';
import { writeSampleVisits } from './sample-visits.ts';
import { writeSampleWallet } from './sample-wallet.ts';

/**
 * Gives a new customer of a preview sample data: bookings, addresses, favorites and conversations,
 * as real rows.
 */
export function sampleWriter(
  now: () => number,
  salonStates: SalonStates,
  payments?: PaymentProvider,
): SampleWriter {
  return {
    async write(tx, actor, language) {
      const customer = { tx, actor, language, time: now() };
      await writeAddresses(customer);
      await writeFavorites(customer);
      await writeConversations(customer);
      await writeSampleWallet(customer, payments);
      await writeSampleVisits(customer, salonStates);
      await writeMembership(customer);
    },
  };
}

async function writeAddresses({ tx, actor, language, time }: NewCustomer): Promise<void> {
  const rows = sampleAddresses[language].map((address, index) => ({
    ...address,
    customerId: actor.id,
    isDefault: index === 0,
    createdAt: new Date(time + index),
  }));
  await tx.insert(addresses).values(rows);
}

async function writeFavorites({ tx, actor, time }: NewCustomer): Promise<void> {
  const known = await tx
    .select({ id: salons.id })
    .from(salons)
    .where(inArray(salons.id, [...sampleFavorites]));
  const rows = sampleFavorites
    .filter((salonId) => known.some(({ id }) => id === salonId))
    .map((salonId, index) => ({
      customerId: actor.id,
      salonId,
      createdAt: new Date(time - (sampleFavorites.length - index) * day),
    }));
  if (rows.length > 0) await tx.insert(favorites).values(rows).onConflictDoNothing();
}
