import type { SalonMatchWire, SalonSummaryWire } from '@salonica/contract/v1';
import type { DayTimes } from '@salonica/policy';
import { nextStartsAt } from '../availability/upcoming.ts';
import type { Availability } from './available.ts';

/** Starts shown for each salon. */
const mostStarts = 3;

export interface MatchQuery {
  /** The requested times. */
  on: DayTimes | undefined;
  /** The matching service of a salon, by its id; null for one that matched otherwise. */
  services: ReadonlyMap<string, SalonMatchWire['service']>;
}

/** Adds to each salon its matching service and the next starts of that. */
export async function withMatches<Salon extends SalonSummaryWire>(
  salons: readonly Salon[],
  { on, services }: MatchQuery,
  { salonStates, time }: Availability,
): Promise<(Salon & { match: SalonMatchWire })[]> {
  const states = await salonStates.read(salons.map(({ id }) => id));
  return salons.map((salon) => {
    const state = states.get(salon.id);
    const matched = services.get(salon.id) ?? null;
    // One that was dropped meanwhile has no starts.
    const service = matched === null ? undefined : state?.calendar.services.get(matched.id);
    const isKnown = state !== undefined && (matched === null || service !== undefined);
    const starts = isKnown ? nextStartsAt(state, { service, on, most: mostStarts }, time) : [];
    return { ...salon, match: { service: matched, starts } };
  });
}
