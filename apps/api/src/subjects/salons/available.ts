import * as v from 'valibot';
import type { SalonStates } from '../availability/salon-states.ts';
import { isFreeOn, nextFreeAt } from '../availability/upcoming.ts';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import { fitting, type SalonList, type SearchPage } from './search.ts';
import { milesFrom, salonSummaries } from './summaries.ts';

export interface Availability {
  salonStates: SalonStates;
  /** Milliseconds since 1970. */
  time: number;
}

/** Ids of the matching salons with a free time on a day. */
export async function salonsFreeOn(
  db: Database,
  { search, near }: Pick<SearchPage, 'search' | 'near'>,
  date: string,
  { salonStates, time }: Availability,
): Promise<readonly string[]> {
  const rows = await db.select({ id: salons.id }).from(salons).where(fitting(search, near));
  const states = await salonStates.read(rows.map(({ id }) => id));
  return [...states].filter(([, state]) => isFreeOn(state, date, time)).map(([id]) => id);
}

const sort = 'availability';

/** Later than every time. */
const never = '~';

const cursorSchema = v.strictTuple([
  v.literal(sort),
  v.strictTuple([v.string(), v.pipe(v.number(), v.finite())]),
  v.string(),
]);

interface Place {
  id: string;
  /** Its next free time. */
  next: string;
  miles: number;
}

/** A page of matching salons, soonest free time first; fully booked ones come last. */
export async function soonestFree(
  db: Database,
  { search, near, cursor, limit, ...options }: Omit<SearchPage, 'sort'>,
  { salonStates, time }: Availability,
): Promise<SalonList> {
  const ended = readCursor(cursor, cursorSchema);
  const rows = await db
    .select({ id: salons.id, miles: milesFrom(near) })
    .from(salons)
    .where(fitting(search, near));
  const states = await salonStates.read(rows.map(({ id }) => id));
  const places = rows.map(({ id, miles }): Place => {
    const state = states.get(id);
    const next = state === undefined ? null : nextFreeAt(state, time).salon;
    return { id, miles, next: next === null ? never : `${next.date}T${next.time}` };
  });
  const left =
    ended === undefined
      ? places
      : places.filter((place) => {
          const [, [next, miles], id] = ended;
          return compare(place, { id, next, miles }) > 0;
        });
  const shown = left.toSorted(compare).slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  return {
    salons: await salonSummaries(db, { ...options, near, ids }),
    total: rows.length,
    nextCursor:
      last === undefined || left.length <= limit
        ? null
        : cursorOf([sort, [last.next, last.miles], last.id]),
  };
}

function compare(a: Place, b: Place): number {
  if (a.next !== b.next) return a.next < b.next ? -1 : 1;
  if (a.miles !== b.miles) return a.miles - b.miles;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
