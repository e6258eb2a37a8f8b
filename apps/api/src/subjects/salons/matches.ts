import type { SalonMatchWire, SalonSummaryWire } from '@salonica/contract/v1';
import type { DayTimes, PlainDateTime } from '@salonica/policy';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { freeTimes, salons as table } from '../../platform/database/schema/index.ts';
import { nextStartsAt } from '../availability/upcoming.ts';
import type { Availability } from './available.ts';
import { startsThen } from './free-time-sql.ts';

/** Starts shown for each salon. */
const mostStarts = 3;

export interface MatchQuery {
  /** The requested times. */
  on: DayTimes | undefined;
  /** The matching service of a salon, by its id; none for one that matched otherwise. */
  services: ReadonlyMap<string, NonNullable<SalonMatchWire['service']>>;
}

/** Adds to each salon its matching service and the next starts of that, or of any short visit. */
export async function withMatches<Salon extends SalonSummaryWire>(
  db: Database,
  salons: readonly Salon[],
  { on, services }: MatchQuery,
  availability: Availability,
): Promise<(Salon & { match: SalonMatchWire })[]> {
  const ids = salons.map(({ id }) => id);
  const [ofServices, others] = await Promise.all([
    startsOfServices({ on, services }, availability),
    startsOfOthers(
      db,
      ids.filter((id) => !services.has(id)),
      on,
      availability,
    ),
  ]);
  return salons.map((salon) => {
    const { id } = salon;
    const starts = ofServices.get(id) ?? others.get(id) ?? [];
    return { ...salon, match: { service: services.get(id) ?? null, starts } };
  });
}

type Starts = ReadonlyMap<string, PlainDateTime[]>;

/** By the booking rules. */
async function startsOfServices(
  { on, services }: MatchQuery,
  { salonStates, time }: Availability,
): Promise<Starts> {
  if (services.size === 0) return new Map();
  const states = await salonStates.read([...services.keys()]);
  return new Map(
    [...services].map(([salonId, { id }]) => {
      const state = states.get(salonId);
      const service = state?.calendar.services.get(id);
      // One that was dropped meanwhile has no starts.
      if (state === undefined || service === undefined) return [salonId, []];
      return [salonId, nextStartsAt(state, { service, on, most: mostStarts }, time)];
    }),
  );
}

/** As they were computed for the lists. */
async function startsOfOthers(
  db: Database,
  ids: readonly string[],
  on: DayTimes | undefined,
  { time }: Availability,
): Promise<Starts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, starts: startsThen(on, mostStarts, time) })
    .from(freeTimes)
    .innerJoin(table, eq(table.id, freeTimes.salonId))
    .where(inArray(table.id, [...ids]));
  return new Map(
    rows.map(({ id, starts }) => [
      id,
      starts.map((start) => {
        const [date = '', at = ''] = start.split(' ');
        return { date, time: at };
      }),
    ]),
  );
}
