import { priceOf } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { holdOffer } from './hold-offer.ts';
import type { EntryRow } from './offer-rows.ts';
import { placeIn } from './place-in.ts';
import type { Round } from './round.ts';

/** Offers a customer a time for a new booking, if one suits. */
export async function serveNew(tx: Database, entry: EntryRow, round: Round): Promise<boolean> {
  const { calendar } = round;
  const service = calendar.services.get(entry.serviceId);
  const member = calendar.barbers.find(({ id }) => id === entry.barberId);
  const isOffered = calendar.isOpen && service?.isOffered === true;
  if (!isOffered || (entry.barberId !== null && member === undefined)) return false;
  const draft = { service, location: 'salon', barberId: entry.barberId } as const;
  const found = await placeIn(tx, round, entry, draft);
  if (found === undefined) return false;
  const price = priceOf(calendar, service, member, 'salon');
  return holdOffer(tx, entry, round, found, price);
}
