import type { NearestWire } from '@salonica/contract/v1';
import type { Busy, SalonCalendar } from './calendar.ts';
import type { PlaceDraft } from './place.ts';
import { daysOf, minutesOf, timeText } from './plain-time.ts';
import { createPlanner, type Planner, type Start } from './starts.ts';

/** Number of suggested times. */
const mostOffered = 3;

/** Free times near an unavailable one: the closest of the same day, then the following days. */
export function nearestFree(planner: Planner, date: string, at: number): NearestWire[] {
  const found: NearestWire[] = [];
  const first = date < planner.today ? planner.today : date;
  for (const day of daysOf(first, planner.last)) {
    if (found.length === mostOffered) break;
    const { grid, judge } = planner.day(day);
    const free = grid.map((start) => judge(start)).filter(({ refusal }) => refusal === null);
    const best = day === date ? free.toSorted(byDistance(at)) : free;
    for (const { at: start, barberIds } of best.slice(0, mostOffered - found.length)) {
      found.push({ date: day, time: timeText(start), barberIds: [...barberIds] });
    }
  }
  return found;
}

const byDistance = (at: number) => (a: Start, b: Start) =>
  Math.abs(a.at - at) - Math.abs(b.at - at) || a.at - b.at;

/** What a refused request can have instead: times of the chosen barber, otherwise of any barber. */
export function nearestTo(
  calendar: SalonCalendar,
  busy: Busy,
  draft: PlaceDraft,
  now: number,
): NearestWire[] {
  const find = (barberId: string | null) => {
    const planner = createPlanner(calendar, busy, { ...draft, barberId }, now);
    return nearestFree(planner, draft.date, minutesOf(draft.time));
  };
  const own = find(draft.barberId);
  return own.length > 0 ? own : find(null);
}
