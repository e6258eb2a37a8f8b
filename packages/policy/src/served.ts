import type { SalonCalendar } from './calendar.ts';
import { dayClock, wallClock } from './day-clock.ts';
import { hoursOf } from './open-hours.ts';
import type { Range } from './ranges.ts';
import { shiftsOn } from './shifts.ts';

/** A booked visit, in milliseconds since 1970. */
export interface ServedVisit extends Range {
  barberId: string;
  serviceId: string;
}

/**
 * Whether a calendar has room for a visit: the salon is open, the barber is in the team, does the
 * service and works. Other visits, lead time and horizon do not count.
 */
export function isServed(
  calendar: SalonCalendar,
  { barberId, serviceId, from, until }: ServedVisit,
): boolean {
  const { timeZone, barbers, services } = calendar;
  const barber = barbers.find(({ id }) => id === barberId);
  if (barber === undefined || !barber.serviceIds.has(serviceId)) return false;
  if (services.get(serviceId)?.isOffered !== true) return false;
  const { date } = wallClock(timeZone, from);
  const clock = dayClock(timeZone, date);
  const holds = (opens: number, closes: number) =>
    clock.opening(opens) <= from && until <= clock.closing(closes);
  return (
    hoursOf(calendar, date).hours.some(({ opens, closes }) => holds(opens, closes)) &&
    shiftsOn(barber, date).some((shift) => holds(shift.from, shift.until)) &&
    !barber.absences.overlaps(from, until)
  );
}
