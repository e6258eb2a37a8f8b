import type { Place, PlaceDraft, SalonCalendar } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { announce } from './announce.ts';
import type { BookingRow } from './booking-row.ts';
import { insertBooking } from './new-booking.ts';
import type { Owner } from './owner.ts';
import { orRefused, partsOf } from './place.ts';
import { recordChange } from './record-change.ts';

/** A new booking at a place that was found free in the locked salon. */
export interface StoredBooking {
  row: BookingRow;
  calendar: SalonCalendar;
  /** Of the salon's clock. */
  version: number;
  draft: PlaceDraft & { date: string; time: string };
  place: Place;
  actor: Actor;
  /** Null for a visit that the desk enters: it has no person who could be told. */
  owner: Owner | null;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Sends the writes of a new booking: its row and chair, its audit entry and events, and its
 * confirmation.
 */
export function storeBooking(
  tx: Database,
  { row, calendar, version, draft, place, actor, owner, time }: StoredBooking,
): Promise<unknown>[] {
  return [
    orRefused(insertBooking(tx, row, partsOf(calendar, draft, place)), calendar, draft, row.id),
    recordChange(tx, {
      action: 'confirm',
      actor,
      owner,
      bookingId: row.id,
      revision: 0,
      salon: { id: calendar.salonId, version },
      after: { date: draft.date, time: draft.time, barberId: place.member.id },
    }),
    ...(owner === null ? [] : [announce(tx, { kind: 'confirmation', row, time })]),
  ];
}
