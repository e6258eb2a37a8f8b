import type { Barber, SalonCalendar } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../platform/http/messages.ts';
import { record } from '../notices/record.ts';
import type { EntryRow } from './offer-rows.ts';

/** An offered time. */
export interface OfferNews {
  offerId: string;
  entry: Pick<EntryRow, 'customerId' | 'serviceId'>;
  language: Language;
  calendar: SalonCalendar;
  member: Pick<Barber, 'name'>;
  date: string;
  time: string;
  totalMinor: number;
  heldUntil: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Notifies a customer of a held time, by notice and mail. */
export async function notifyOffer(tx: Database, news: OfferNews): Promise<void> {
  const { offerId, entry, language, calendar, member, date, time, totalMinor, heldUntil, now } =
    news;
  const service = calendar.services.get(entry.serviceId);
  if (service === undefined) throw new Error('A service that is waited for stays in the tables.');
  await record(tx, {
    kind: 'offer',
    subject: offerId,
    revision: 0,
    facts: {
      about: 'offer',
      offerId,
      salon: calendar.name,
      service: service.name,
      barber: member.name,
      address: calendar.address,
      date,
      time,
      timeZone: calendar.timeZone,
      totalMinor,
      currency: calendar.currency,
      heldUntil,
    },
    owner: { customerId: entry.customerId },
    language,
    time: now,
  });
}
