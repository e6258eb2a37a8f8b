import type { Booking } from '../../domain/booking.ts';
import type { Day, Slot } from '../../domain/slot.ts';
import {
  closestTimes,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  wallClock,
} from '../../shared/dates.ts';

const hourLength = 3_600_000;

type Moments = Pick<Booking, 'startsAt' | 'endsAt' | 'changeableUntil' | 'heldUntil'>;

/**
 * Where a booking stands: `open` can still be changed, `settled` no longer can, `begun` waits for the customer,
 * `underway` is being worked on, `over` is past.
 */
export type Phase = 'open' | 'settled' | 'begun' | 'underway' | 'over';

export function phaseOf(booking: Moments, now: number): Phase {
  const { changeableUntil, startsAt, heldUntil, endsAt } = booking;
  if (now <= changeableUntil) return 'open';
  if (now < startsAt) return 'settled';
  if (now < heldUntil) return 'begun';
  return now < endsAt ? 'underway' : 'over';
}

/** What the clock of a salon shows at an instant. */
export function salonClock({ salon }: Pick<Booking, 'salon'>, instant: number): PlainDateTime {
  return wallClock(salon.timeZone, instant);
}

/** How long before its start a booking can last be changed, in milliseconds that pass. */
export function noticeOf({ startsAt, changeableUntil }: Moments): number {
  return startsAt - changeableUntil;
}

/** The notice in hours, for a sentence. */
export function noticeHours(booking: Moments): number {
  return Math.ceil(noticeOf(booking) / hourLength);
}

/** The next instant at which one of the bookings changes its phase, or null. */
export function nextTurn(bookings: readonly Moments[], now: number): number | null {
  const ahead = bookings
    // A deadline is its last moment, so the phase turns one millisecond after it.
    .flatMap(({ changeableUntil, startsAt, heldUntil, endsAt }) => [
      changeableUntil + 1,
      startsAt,
      heldUntil,
      endsAt,
    ])
    .filter((instant) => instant > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

type Appointment = Pick<Booking, 'date' | 'time'>;

/**
 * Whether a booking may go to a day. Nothing is known against a day without an answer: its times say the rest.
 *
 * @param days - as the salon's calendar has them; the booking's own day counts as free, since it makes room for itself
 */
export function canMoveTo(
  date: PlainDate,
  today: PlainDate,
  booking: Appointment,
  days: readonly Day[],
): boolean {
  // Plain dates sort as text.
  if (date < today) return false;
  const day = days.find((known) => known.date === date);
  if (day === undefined || date === booking.date) return true;
  return day.state === 'free' || day.state === 'few';
}

/** The last day that takes bookings, as far as it is known. */
export function lastOpenDay(days: readonly Day[]): PlainDate | undefined {
  return days.findLast(({ state }) => state !== 'beyond')?.date;
}

/** A time that a booking can move to: free, and not where it is already. */
export function canMoveToSlot(
  { refusal, time }: Slot,
  date: PlainDate | null,
  booking: Appointment,
): boolean {
  return refusal === null && !(date === booking.date && time === booking.time);
}

/** Up to three free times around the lost one, in the order of the day. */
export function nearestTimes(
  slots: readonly Slot[],
  lost: PlainTime,
  isFree: (slot: Slot) => boolean,
): readonly PlainTime[] {
  const free = slots.filter(isFree).map(({ time }) => time);
  return closestTimes(free, lost);
}

/** The order of the list: the next first. Days and times sort as text. */
export function bySoonest(a: Booking, b: Booking): number {
  const place = ({ date, time, id }: Booking) => `${date}T${time} ${id}`;
  return place(a) < place(b) ? -1 : 1;
}
