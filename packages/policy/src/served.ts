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

/** What a visit needs: hours of the salon, a service, a barber who does it, works and is present. */
export type Need = 'hours' | 'service' | 'barber' | 'skill' | 'shift' | 'presence';

/** The needs of a visit that a calendar does not meet. Other visits, lead time and horizon do not count. */
export function unmetNeeds(
  calendar: SalonCalendar,
  { barberId, serviceId, from, until }: ServedVisit,
): ReadonlySet<Need> {
  const { timeZone, barbers, services } = calendar;
  const { date } = wallClock(timeZone, from);
  const clock = dayClock(timeZone, date);
  const holds = (opens: number, closes: number) =>
    clock.opening(opens) <= from && until <= clock.closing(closes);
  const unmet = new Set<Need>();
  if (!hoursOf(calendar, date).hours.some(({ opens, closes }) => holds(opens, closes))) {
    unmet.add('hours');
  }
  if (services.get(serviceId)?.isOffered !== true) unmet.add('service');
  const barber = barbers.find(({ id }) => id === barberId);
  if (barber === undefined) return unmet.add('barber');
  if (!barber.serviceIds.has(serviceId)) unmet.add('skill');
  if (!shiftsOn(barber, date).some((shift) => holds(shift.from, shift.until))) unmet.add('shift');
  if (barber.absences.overlaps(from, until)) unmet.add('presence');
  return unmet;
}

/**
 * Whether a change of the calendar takes something that a visit needs; also from one that already
 * lacks something else, such as a visit that the salon accepted outside of its hours.
 */
export function isTouched(
  before: SalonCalendar,
  after: SalonCalendar,
  visit: ServedVisit,
): boolean {
  const known = unmetNeeds(before, visit);
  return [...unmetNeeds(after, visit)].some((need) => !known.has(need));
}
