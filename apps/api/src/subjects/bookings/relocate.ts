import { markTimes, type Place, type Range } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { followBooking } from './follow-booking.ts';
import { notifyFreed } from './notify-freed.ts';
import { announce, type BookingNews } from './announce.ts';
import { releaseChair } from './blocks.ts';
import type { BookingRow } from './booking-row.ts';
import type { LockedBooking } from './change.ts';
import { store } from './change.ts';
import type { Owner } from './owner.ts';
import { recordChange } from './record-change.ts';

/** A locked booking and its new time. */
export interface Relocation extends Pick<LockedBooking, 'booking' | 'calendar' | 'version'> {
  owner: Owner | null;
  /** Another service, and its price. */
  service?: Pick<BookingRow, 'serviceId' | 'serviceMinor'> & {
    name: BookingRow['names']['service'];
  };
  actor: Pick<Actor, 'kind' | 'id'>;
  to: { date: string; time: string };
  place: Place;
  barberMinor: number;
  /** @default as before */
  anyBarber?: boolean;
  /** Occupies the new chair; the old one is free by then. */
  take: () => Promise<void>;
  /** Holds the freed time, so that it is not offered yet. */
  keep?: (left: Range | undefined) => Promise<void>;
  /** How the move can be undone. */
  undo?: BookingNews['undo'];
  /** Milliseconds since 1970. */
  time: number;
}

/** Puts a booking to another time and sends all notifications. */
export async function relocate(
  tx: Database,
  {
    booking,
    calendar,
    version,
    owner,
    actor,
    to,
    place,
    service,
    barberMinor,
    anyBarber = booking.anyBarber,
    take,
    keep,
    undo,
    time: now,
  }: Relocation,
): Promise<BookingRow> {
  const { id, salonId } = booking;
  const barberId = place.member.id;
  const left = await releaseChair(tx, id);
  const [startsAt, endsAt] = [new Date(place.startsAt), new Date(place.endsAt)];
  const isEarly = now < markTimes({ startsAt, endsAt }).arrivedFrom;
  await take();
  const row = await store(tx, booking, {
    barberId,
    barberMinor,
    anyBarber,
    localDate: to.date,
    localTime: to.time,
    timeZone: calendar.timeZone,
    startsAt,
    endsAt,
    // Who came leaves, and comes again on another day.
    ...(isEarly ? { arrivedAt: null } : {}),
    keptAt: null,
    names: {
      ...booking.names,
      barber: place.member.name,
      ...(service === undefined ? {} : { service: service.name }),
    },
    ...(service === undefined
      ? {}
      : { serviceId: service.serviceId, serviceMinor: service.serviceMinor }),
  });
  await recordChange(tx, {
    action: 'move',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    salon: { id: salonId, version },
    before: { date: booking.localDate, time: booking.localTime, barberId: booking.barberId },
    after: {
      date: to.date,
      time: to.time,
      barberId,
      ...(service === undefined ? {} : { serviceId: service.serviceId }),
    },
  });
  const before = { date: booking.localDate, time: booking.localTime.slice(0, 5) };
  await announce(tx, { kind: 'change', row, before, undo, time: now });
  await followBooking(tx, row);
  if (keep === undefined)
    await notifyFreed(tx, { salonId, barberId: booking.barberId, range: left });
  else await keep(left);
  return row;
}
