import type { Booking } from '../../domain/booking.ts';
import type { Day, Slot } from '../../domain/slot.ts';
import {
  closestTimes,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  wallClock,
} from '../../shared/dates.ts';

const minuteLength = 60_000;

type Moments = Pick<Booking, 'startsAt' | 'endsAt' | 'changeableUntil' | 'heldUntil'>;

/**
 * The phase of a booking: `open` can still be changed, `settled` no longer can, `begun` waits for
 * the customer, `underway` is in progress, `over` is past.
 */
export type Phase = 'open' | 'settled' | 'begun' | 'underway' | 'over';

export function phaseOf(booking: Moments, now: number): Phase {
  const { changeableUntil, startsAt, heldUntil, endsAt } = booking;
  if (now <= changeableUntil) return 'open';
  if (now < startsAt) return 'settled';
  if (now < heldUntil) return 'begun';
  return now < endsAt ? 'underway' : 'over';
}

/** The salon's local time at an instant. */
export function salonClock({ salon }: Pick<Booking, 'salon'>, instant: number): PlainDateTime {
  return wallClock(salon.timeZone, instant);
}

/** The notice in hours, for texts. */
export function noticeHours({ noticeMinutes }: Pick<Booking, 'noticeMinutes'>): number {
  return Math.ceil(noticeMinutes / 60);
}

/**
 * Until when a booking could be changed after a move to another start: by the salon's notice, or as
 * long as it can be changed now because it has just been made.
 */
export function deadlineAfterMove(
  {
    startsAt,
    changeableUntil,
    noticeMinutes,
  }: Pick<Booking, 'startsAt' | 'changeableUntil' | 'noticeMinutes'>,
  start: number,
): number {
  const notice = noticeMinutes * minuteLength;
  const isNew = changeableUntil > startsAt - notice;
  return Math.min(start, isNew ? Math.max(start - notice, changeableUntil) : start - notice);
}

/** The next instant at which one of the bookings changes its phase, or null. */
export function nextTurn(bookings: readonly Moments[], now: number): number | null {
  const ahead = bookings
    // A deadline is inclusive, so the phase changes one millisecond after it.
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
 * Whether a booking can move to a day. Unknown days are accepted: their times are checked.
 * @param days - from the salon's calendar; the booking's own day counts as free, because the
 * booking frees it
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

/** The last day that takes bookings, if known. */
export function lastOpenDay(days: readonly Day[]): PlainDate | undefined {
  return days.findLast(({ state }) => state !== 'beyond')?.date;
}

/** A time that a booking can move to: free, and not its current one. */
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

/** List order: next first. Days and times sort as text. */
export function bySoonest(a: Booking, b: Booking): number {
  const place = ({ date, time, id }: Booking) => `${date}T${time} ${id}`;
  return place(a) < place(b) ? -1 : 1;
}
