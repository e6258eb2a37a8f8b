import { type Price, totalOf } from '@salonica/policy';
import { partsOf } from '../bookings/place.ts';
import type { Database } from '../../platform/database/database.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { notifyOffer } from './offer-news.ts';
import { type EntryRow, keepOffer } from './offer-rows.ts';
import type { WaitPlace } from './place-in.ts';
import { holdUntil } from './policy.ts';
import type { Round } from './round.ts';

/** Holds a time and notifies the customer, unless the hold would be too short. */
export async function holdOffer(
  tx: Database,
  entry: EntryRow,
  { freed, calendar, now }: Round,
  { draft, place }: WaitPlace,
  price: Price,
): Promise<boolean> {
  const heldUntil = holdUntil(calendar, place.startsAt, now);
  if (heldUntil === null) return false;
  const { member, startsAt, endsAt } = place;
  const { date, time } = draft;
  const offerId = await keepOffer(
    tx,
    {
      entryId: entry.id,
      roundId: freed.roundId,
      status: 'open',
      barberId: member.id,
      localDate: date,
      localTime: time,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      ...price,
      currency: calendar.currency,
      heldUntil: new Date(heldUntil),
      createdAt: new Date(now),
    },
    { barberId: member.id, parts: partsOf(calendar, draft, place) },
  );
  const language = languageFrom(entry.language);
  await notifyOffer(tx, {
    offerId,
    entry,
    language,
    calendar,
    member,
    date,
    time,
    totalMinor: totalOf(price),
    heldUntil,
    now,
  });
  return true;
}
