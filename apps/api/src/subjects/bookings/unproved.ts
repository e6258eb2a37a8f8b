import { dayClock, hoursOf, type SalonCalendar, shiftsOn } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { together } from '../../platform/database/together.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { networkOf, trustOf } from '../../platform/http/client-address.ts';
import type { BookingRow } from './booking-row.ts';

/** Upcoming bookings of one network with contacts that did not answer. */
const mostOfNetwork = 5;
/** Part of a day's working time for such bookings. */
const partOfDay = 1 / 5;

/** The network of a caller; null on this machine, where it says nothing about who calls. */
export const publicNetwork = (address: string): string | null =>
  address === '' || isLoopback(address) ? null : networkOf(address);

const isLoopback = trustOf(['127.0.0.0/8', '::1/128']);

type Unproved = Pick<
  BookingRow,
  | 'id'
  | 'salonId'
  | 'localDate'
  | 'startsAt'
  | 'endsAt'
  | 'guestId'
  | 'guestNetwork'
  | 'contactProvedAt'
>;

/** A booking at its new time. */
export const unprovedAt = (
  booking: Unproved,
  localDate: string,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): Unproved => ({
  ...booking,
  localDate,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/**
 * Requires room for a booking, at its new time, whose contact is only a claim. The first one of a
 * day always has room. Other bookings of the network wait; the salon is locked before.
 * @throws ApiError 409
 */
export async function requireUnprovedRoom(
  tx: Database,
  calendar: SalonCalendar,
  booking: Unproved,
  time: number,
): Promise<void> {
  const { id, guestId, guestNetwork, contactProvedAt, salonId, localDate } = booking;
  if (guestId === null || contactProvedAt !== null) return;
  const network = guestNetwork ?? '';
  const [, ofNetwork, ofDay] = await together([
    lockNetwork(tx, network),
    countOfNetwork(tx, network, new Date(time).toISOString(), id),
    sumOfDay(tx, salonId, localDate, id),
  ]);
  if (network !== '' && (ofNetwork.rows[0]?.count ?? 0) >= mostOfNetwork) {
    throw new ApiError(409, 'unproved-network');
  }
  const taken = Number(ofDay.rows[0]?.length ?? 0);
  const own = booking.endsAt.getTime() - booking.startsAt.getTime();
  if (taken > 0 && taken + own > workingTime(calendar, localDate) * partOfDay) {
    throw new ApiError(409, 'unproved-day');
  }
}

/** Milliseconds that the team works within the salon's hours of a day. */
function workingTime(calendar: SalonCalendar, date: string): number {
  const clock = dayClock(calendar.timeZone, date);
  let sum = 0;
  for (const barber of calendar.barbers) {
    for (const shift of shiftsOn(barber, date)) {
      for (const { opens, closes } of hoursOf(calendar, date).hours) {
        const from = clock.opening(Math.max(shift.from, opens));
        const until = clock.closing(Math.min(shift.until, closes));
        if (from < until) sum += until - from - barber.absences.within(from, until);
      }
    }
  }
  return sum;
}

const lockNetwork = statement(
  'lock_network',
  `select pg_advisory_xact_lock(hashtextextended('network ' || $1, 0))`,
);

const countOfNetwork = statement<{ count: number }>(
  'count_unproved',
  `select count(*)::int as count from bookings
   where guest_network = $1 and contact_proved_at is null and guest_id is not null
     and status = 'confirmed' and ends_at > $2 and id <> $3`,
);

const sumOfDay = statement<{ length: string | null }>(
  'sum_unproved',
  `select sum(extract(epoch from ends_at - starts_at)) * 1000 as length from bookings
   where salon_id = $1 and local_date = $2 and contact_proved_at is null and guest_id is not null
     and status = 'confirmed' and id <> $3`,
);
