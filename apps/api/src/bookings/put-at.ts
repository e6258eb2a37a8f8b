import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../identity/actor.ts';
import { followBooking } from './follow-booking.ts';
import { notifyFreed } from './notify-freed.ts';
import { announce, type BookingNews } from './announce.ts';
import { giveChairBack } from './blocks.ts';
import type { BookingRow } from './booking-row.ts';
import type { LockedBooking } from './change.ts';
import { store } from './change.ts';
import type { Place } from './place.ts';
import { tell } from './tell.ts';

/** A booking whose locks are held, and where it goes. */
export interface Relocation extends Pick<
  LockedBooking,
  'booking' | 'calendar' | 'version' | 'owner'
> {
  actor: Pick<Actor, 'kind' | 'id'>;
  to: { date: string; time: string };
  place: Place;
  staffMinor: number;
  /** Takes the chair for the booking; its old one is given back by then. */
  take: () => Promise<void>;
  /** Holds the freed time, so that it is not offered yet. */
  keep?: (left: Range | undefined) => Promise<void>;
  /** How the move can be undone. */
  undo?: BookingNews['undo'];
  /** Milliseconds since 1970. */
  time: number;
}

/** Puts a booking to another time, and tells everybody of it. */
export async function putAt(
  tx: Database,
  {
    booking,
    calendar,
    version,
    owner,
    actor,
    to,
    place,
    staffMinor,
    take,
    keep,
    undo,
    time: now,
  }: Relocation,
): Promise<BookingRow> {
  const { id, salonId } = booking;
  const staffId = place.member.id;
  const left = await giveChairBack(tx, id);
  await take();
  const row = await store(tx, booking, {
    staffId,
    staffMinor,
    localDate: to.date,
    localTime: to.time,
    timeZone: calendar.timeZone,
    startsAt: new Date(place.startsAt),
    endsAt: new Date(place.endsAt),
    names: { ...booking.names, barber: place.member.name },
  });
  await tell(tx, {
    action: 'move',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    salon: { id: salonId, version },
    before: { date: booking.localDate, time: booking.localTime, staffId: booking.staffId },
    after: { date: to.date, time: to.time, staffId },
  });
  const before = { date: booking.localDate, time: booking.localTime.slice(0, 5) };
  await announce(tx, { kind: 'change', row, before, undo, time: now });
  await followBooking(tx, row);
  if (keep === undefined) await notifyFreed(tx, { salonId, staffId: booking.staffId, range: left });
  else await keep(left);
  return row;
}
