import type { NearestWire } from '@salonica/contract/v1';
import type { Busy, SalonCalendar } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { nearestTo } from './nearest.ts';
import type { PlaceDraft } from './place.ts';
import { joined, noRanges } from './ranges.ts';
import { servedBy } from './served-by.ts';
import { partsAt, partsFrom } from './service-parts.ts';

/** Visits that get suggestions: each searches the calendar. */
const mostSuggested = 60;

/**
 * Where visits can go that lose their time: free starts near each. The first suggestion of a visit
 * is kept free for it, so that all of them can be taken together.
 */
export function suggestStarts(
  calendar: SalonCalendar,
  busy: Busy,
  visits: readonly PlaceDraft[],
  now: number,
): readonly NearestWire[][] {
  let taken = busy;
  return visits.map((draft, index) => {
    if (index >= mostSuggested) return [];
    // What was agreed is served, also after the service was dropped.
    const agreed = { ...draft, service: { ...draft.service, isOffered: true } };
    const found = nearestTo(calendar, taken, agreed, now);
    const [first] = found;
    const barberId = first?.barberIds.find((id) => id === draft.barberId) ?? first?.barberIds[0];
    const start = first && instantAt(calendar.timeZone, first.date, first.time);
    if (barberId !== undefined && start != null) {
      const member = calendar.barbers.find(({ id }) => id === barberId);
      const parts = partsAt(calendar, servedBy(draft.service, member), draft.location) ?? [];
      taken = new Map([
        ...taken,
        [barberId, joined(taken.get(barberId) ?? noRanges, partsFrom(start, parts))],
      ]);
    }
    return found;
  });
}
