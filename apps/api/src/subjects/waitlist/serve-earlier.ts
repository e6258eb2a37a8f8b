import { randomUUIDv7 } from 'node:crypto';
import { changeRefusal, minute } from '@salonica/policy';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { draftOf } from '../bookings/move.ts';
import { findOtherPlace } from '../bookings/one-place.ts';
import { partsOf, takePlace } from '../bookings/place.ts';
import { relocate } from '../bookings/relocate.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockBookingRow } from './booking-of.ts';
import { holdOffer } from './hold-offer.ts';
import { endEntry, type EntryRow, keepOffer } from './offer-rows.ts';
import { placeIn, type WaitPlace } from './place-in.ts';
import { rangesWithout } from './policy.ts';
import type { Round } from './round.ts';

/** Moves a booking to an earlier time, or offers to, if a time suits. */
export async function serveEarlier(tx: Database, entry: EntryRow, usual: Round): Promise<boolean> {
  const { now } = usual;
  const booking = entry.bookingId === null ? undefined : await lockBookingRow(tx, entry.bookingId);
  if (booking === undefined || changeRefusal(booking, now) !== null) return false;
  const calendar = withAgreedLength(usual.calendar, booking);
  const round = { ...usual, calendar };
  const { localDate: date, localTime, barberId } = booking;
  const { service, location } = draftOf(calendar, booking, { date, time: localTime, barberId });
  const draft = { service, location, barberId };
  const limits = { before: booking.startsAt.getTime(), except: booking.id };
  const found = await placeIn(tx, round, entry, draft, limits);
  if (found === undefined) return false;
  if (entry.mode === 'offer') {
    const { serviceMinor, barberMinor, travelMinor } = booking;
    return holdOffer(tx, entry, round, found, { serviceMinor, barberMinor, travelMinor });
  }
  const owner = { customerId: entry.customerId };
  const { startsAt, endsAt } = found.place;
  // The customer has another visit then: the next in line gets the time.
  const time = { startsAt, endsAt, exceptBookingId: booking.id };
  if ((await findOtherPlace(tx, owner, time)) !== undefined) return false;
  await moveThere(tx, entry, booking, round, found);
  return true;
}

/** Moves a booking, and holds its old time while the customer can undo the move. */
async function moveThere(
  tx: Database,
  entry: EntryRow,
  booking: BookingRow,
  { freed, calendar, version, now }: Round,
  { draft, place }: WaitPlace,
): Promise<void> {
  const { id: bookingId, localDate, localTime, timeZone, startsAt, endsAt } = booking;
  const heldUntil = Math.min(now + calendar.offerMinutes * minute, place.startsAt);
  const offerId = randomUUIDv7();
  const customer = { kind: 'customer', id: entry.customerId } as const;
  const old = { date: localDate, time: localTime.slice(0, 5) };
  const before = { member: place.member, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  const left = partsOf(calendar, { ...draft, ...old }, before);
  const { serviceMinor, barberMinor, travelMinor, currency } = booking;
  await relocate(tx, {
    booking,
    calendar,
    version,
    owner: { customerId: entry.customerId },
    actor: customer,
    to: draft,
    place,
    barberMinor,
    take: () => takePlace(tx, calendar, draft, bookingId, place),
    async keep() {
      const row = {
        entryId: entry.id,
        roundId: freed.roundId,
        status: 'moved',
        barberId: place.member.id,
        localDate: draft.date,
        localTime: draft.time,
        startsAt: new Date(place.startsAt),
        endsAt: new Date(place.endsAt),
        serviceMinor,
        barberMinor,
        travelMinor,
        currency,
        heldUntil: new Date(heldUntil),
        bookingId,
        bookingRevision: booking.revision + 1,
        movedFrom: {
          ...old,
          timeZone,
          startsAt: before.startsAt,
          endsAt: before.endsAt,
          parts: [...left],
        },
        createdAt: new Date(now),
      };
      // Where both times overlap, the booking itself occupies the chair.
      const parts = rangesWithout(left, partsOf(calendar, draft, place));
      await keepOffer(tx, row, { barberId: place.member.id, parts }, offerId);
    },
    undo: { offerId, until: heldUntil },
    time: now,
  });
  await endEntry(tx, entry.id, 'served');
}
