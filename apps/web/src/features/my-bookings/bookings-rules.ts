import {
  addDays,
  closestTimes,
  instantOf,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  wallClock,
  weekdayOf,
} from '../../shared/dates.ts';
import { type Booking, changeNotice, type FreeTime } from '../../domain/ports/old/bookings-port.ts';

const minuteLength = 60_000;

/** How far ahead a booking can be moved, in days. */
const moveWindow = 30;

const sunday = 0;

/** A chair waits for its customer so long, in minutes. */
const grace = 15;

type Appointment = Pick<Booking, 'date' | 'time' | 'service' | 'salon'>;

/**
 * Where a booking stands: `open` can still be changed, `settled` no longer can, `begun` waits for the customer,
 * `underway` is being worked on, `over` is past.
 */
export type Phase = 'open' | 'settled' | 'begun' | 'underway' | 'over';

/** The instants at which a booking goes from one phase to the next. */
export function turningPoints({ date, time, service, salon }: Appointment) {
  const start = instantOf({ date, time }, salon.timeZone);
  return {
    deadline: start - changeNotice,
    start,
    graceEnd: start + Math.min(grace, service.minutes) * minuteLength,
    end: start + service.minutes * minuteLength,
  };
}

export function phaseOf(booking: Appointment, now: number): Phase {
  const { deadline, start, graceEnd, end } = turningPoints(booking);
  if (now <= deadline) return 'open';
  if (now < start) return 'settled';
  if (now < graceEnd) return 'begun';
  return now < end ? 'underway' : 'over';
}

/** What the clock of a salon shows at an instant. */
export function salonClock({ salon }: Pick<Booking, 'salon'>, instant: number): PlainDateTime {
  return wallClock(salon.timeZone, instant);
}

/** The next instant at which one of the bookings changes its phase, or null. */
export function nextTurn(bookings: readonly Appointment[], now: number): number | null {
  const ahead = bookings
    // A deadline is its last moment, so the phase turns one millisecond after it.
    .map(turningPoints)
    .flatMap(({ deadline, start, graceEnd, end }) => [deadline + 1, start, graceEnd, end])
    .filter((instant) => instant > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

export function lastDateToMoveTo(today: PlainDate): PlainDate {
  return addDays(today, moveWindow);
}

export function isClosed(date: PlainDate): boolean {
  return weekdayOf(date) === sunday;
}

/** Plain dates sort as text. */
export function canMoveTo(date: PlainDate, today: PlainDate): boolean {
  return date >= today && date <= lastDateToMoveTo(today) && !isClosed(date);
}

export function isFree(times: readonly FreeTime[], wanted: PlainTime): boolean {
  return times.some(({ time, isFree: free }) => free && time === wanted);
}

/** Up to three free times around the lost one, in the order of the day. */
export function nearestTimes(times: readonly FreeTime[], lost: PlainTime): readonly PlainTime[] {
  const free = times.filter(({ isFree: isOpen }) => isOpen).map(({ time }) => time);
  return closestTimes(free, lost);
}

/** The order of the list: the next first. Days and times sort as text. */
export function bySoonest(a: Booking, b: Booking): number {
  const place = ({ date, time, id }: Booking) => `${date}T${time} ${id}`;
  return place(a) < place(b) ? -1 : 1;
}
