import type { SlotRefusal } from '@salonica/contract/v1';
import type { Barber, Busy, SalonCalendar, Service } from './calendar.ts';
import type { DayClock } from './day-clock.ts';
import { minute, minutesOf } from './plain-time.ts';
import { servedBy } from './served-by.ts';
import { createPlanner, type Draft } from './starts.ts';

/** Upcoming bookings that a person can have. */
export const mostUpcoming = { customer: 10, guest: 3 } as const;

/** The place and time of a visit. */
export interface Place {
  member: Barber;
  startsAt: number;
  endsAt: number;
}

export interface PlaceDraft extends Draft {
  date: string;
  /** `HH:mm` */
  time: string;
}

export type FoundPlace =
  | { place: Place; refusal: null }
  | { place: undefined; refusal: SlotRefusal };

/** The chair for a request, by the booking rules, or why there is none. */
export function findPlace(
  calendar: SalonCalendar,
  busy: Busy,
  draft: PlaceDraft,
  now: number,
): FoundPlace {
  const { clock, judge } = createPlanner(calendar, busy, draft, now).day(draft.date);
  const { instant, refusal, barberIds } = judge(minutesOf(draft.time));
  const free = calendar.barbers.filter(({ id }) => barberIds.includes(id));
  const [member] = free.toSorted(bestFor(draft.service, busy, clock));
  if (refusal !== null || instant === null || member === undefined) {
    return { place: undefined, refusal: refusal ?? 'away' };
  }
  const endsAt = instant + servedBy(draft.service, member).minutes * minute;
  return { place: { member, startsAt: instant, endsAt }, refusal: null };
}

/**
 * Order of the barbers for "any barber": whose specialty the service is, then the least busy one
 * that day; sorting is stable, so that of equals the first of the team comes first.
 */
function bestFor({ id: serviceId }: Service, busy: Busy, clock: DayClock) {
  const [begins, ends] = [clock.opening(0), clock.closing(24 * 60)];
  const work = ({ id }: Barber) => busy.get(id)?.within(begins, ends) ?? 0;
  const isOther = ({ specialtyIds }: Barber) => Number(!specialtyIds.has(serviceId));
  return (a: Barber, b: Barber) => isOther(a) - isOther(b) || work(a) - work(b);
}

/** How a call fails for a start: taken by another visit, or closed to everyone. */
export function refusalCode(refusal: SlotRefusal): 'slot-taken' | 'not-bookable' | 'paused' {
  if (refusal === 'paused') return refusal;
  return refusal === 'booked' || refusal === 'travel' ? 'slot-taken' : 'not-bookable';
}
