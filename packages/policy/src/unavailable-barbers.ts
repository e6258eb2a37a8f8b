import type { UnavailableBarber } from '@salonica/contract/v1';
import type { Busy, SalonCalendar } from './calendar.ts';
import { nextFreeFrom } from './next-free.ts';
import { addDays } from './plain-time.ts';
import { createPlanner, type Draft } from './starts.ts';

/**
 * Those who do the service but have no free start on an open day, in the order of the team. Their
 * next start is the first after that day; where the horizon ends before it, the first of all.
 */
export function unavailableBarbers(
  calendar: SalonCalendar,
  busy: Busy,
  draft: Draft,
  date: string,
  now: number,
): UnavailableBarber[] {
  const planner = createPlanner(calendar, busy, { ...draft, barberId: null }, now);
  const { hours, grid, judge, team } = planner.day(date);
  if (hours.length === 0) return [];
  const free = new Set(grid.flatMap((at) => judge(at).barberIds));
  return team()
    .filter(({ barberId }) => !free.has(barberId))
    .map(({ barberId, isAway }) => {
      const own = createPlanner(calendar, busy, { ...draft, barberId }, now);
      const next = nextFreeFrom(own, addDays(date, 1)) ?? nextFreeFrom(own, own.today);
      return { barberId, reason: isAway ? 'away' : 'full', next };
    });
}
