import { mostCounted } from '@salonica/contract/v1';
import { type DayTimes, day, minute, minutesOf } from '@salonica/policy';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { FreeTimes } from '../availability/free-times.ts';
import { never, quarterOf } from '../availability/free-times-of.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { freeTimes as free, salons } from '../../platform/database/schema/index.ts';
import { countKeySchema, readCursor } from '../../platform/http/cursor.ts';
import { awayFrom, spherePointOf } from './away-from.ts';
import { countSalons } from './count-salons.ts';
import { type Groups, readGroups } from './read-groups.ts';
import { pageOf, readRows, type SalonList } from './salon-rows.ts';
import { fitting, type SearchPage } from './search.ts';

export interface Availability {
  salonStates: SalonStates;
  freeTimes: FreeTimes;
  /** Milliseconds since 1970. */
  time: number;
}

/** The first minute in which a salon's visit may start. */
const earliest = (time: number): SQL =>
  sql`(${Math.floor(time / minute)}::int + greatest(${salons.leadMinutes}, 1))`;

/** Free starts of a salon before a minute. */
const startsBefore = (end: SQL): SQL => sql`width_bucket(${end} - 1, ${free.starts})`;

/** Whether a salon has a free start at these times. */
export function isFreeAt({ date, from, before }: DayTimes, time: number): SQL {
  const quarters = Array.from(
    { length: lastQuarter(before) - firstQuarter(from) + 1 },
    (_, index) => quarterOf(date, 0) + firstQuarter(from) + index,
  );
  const at = (clock: string) =>
    sql`(extract(epoch from (${date}::date + ${clock}::time) at time zone ${salons.timeZone}) / 60)::int`;
  const begin = sql`greatest(${at(from ?? '00:00')}, ${earliest(time)})`;
  const isAhead = sql`${date}::date <=
    (${instantText(time)}::timestamptz at time zone ${salons.timeZone})::date + ${salons.horizonDays}`;
  // On a later day every start of the quarters counts.
  const isWhole = from === undefined && before === undefined && date > latestToday(time);
  const isThen = isWhole
    ? undefined
    : sql`${startsBefore(at(before ?? '24:00'))} > ${startsBefore(begin)}`;
  return sql`exists (select from ${free} where ${and(
    eq(free.salonId, salons.id),
    sql`${free.quarters} && array[${sql.join(
      quarters.map((quarter) => sql`${quarter}::int`),
      sql`, `,
    )}]::int[]`,
    isAhead,
    isThen,
  )})`;
}

const firstQuarter = (from = '00:00') => quarterOf('1970-01-01', minutesOf(from));
const lastQuarter = (before = '24:00') =>
  Math.max(0, quarterOf('1970-01-01', minutesOf(before) - 1));

/** The day in the zone that is farthest ahead. */
const latestToday = (time: number): string => instantText(time + 0.6 * day).slice(0, 10);

const sort = 'availability';

const cursorSchema = v.strictTuple([
  v.literal(sort),
  v.strictTuple([countKeySchema, v.pipe(v.number(), v.finite())]),
  v.string(),
]);

/** A page of matching salons, soonest free time first; fully booked ones come last. */
export async function soonestFree(
  db: Database,
  page: Omit<SearchPage, 'sort'>,
  { freeTimes, time }: Availability,
): Promise<SalonList> {
  const { search, near, cursor, limit } = page;
  const cut = readCursor(cursor, cursorSchema);
  const ended = cut && { keys: cut[1], id: cut[2] };
  const fits = fitting(search, near);
  const isCurrent = await freeTimes.settle();
  const total = await countSalons(db, fits);
  const query = { fits, ended, limit: limit + 1 };
  const read = () => {
    // A small list is sorted, a long one is read from the index of the next starts.
    if (total < mostCounted || !isCurrent) {
      return readRows(db, { ...query, keys: [nextAt(time), awayFrom(near)] }, page);
    }
    if (near === undefined) {
      const keys = [indexedNextAt, sql<number>`${free.distanceMiles}`];
      const follows = gte(indexedNextAt, ended?.keys[0] ?? 0);
      return readRows(db, { ...query, keys, fits: and(fits, follows) }, page);
    }
    const away = sql<number>`(${free.place} <-> ${spherePointOf(near)})`;
    const keys = [indexedNextAt, away];
    return readGroups(startGroups(db), { ...query, keys }, (group) => readRows(db, group, page));
  };
  return pageOf(sort, await read(), { ...page, total });
}

/** As in the index of the next starts. */
const indexedNextAt = sql<number>`(${free.nextAt}::float8)`;

/** The next start of a salon; that of the table may be over. */
function nextAt(time: number): SQL<number> {
  const known = sql`${free.starts}[${startsBefore(earliest(time))} + 1]`;
  const today = sql`(${instantText(time)}::timestamptz at time zone ${salons.timeZone})::date`;
  const end = sql`(${today} + ${salons.horizonDays} + 1)::timestamp at time zone ${salons.timeZone}`;
  return sql<number>`(case
    when ${free.nextUntil} >= ${Math.floor(time / minute)} then ${free.nextAt}
    when to_timestamp(${known} * 60.0) < ${end} then ${known}
    else ${never} end)::float8`;
}

/** The salons of each next start. */
const startGroups = (db: Database): Groups => ({
  async from(key) {
    const [row] = await db
      .select({ nextAt: free.nextAt })
      .from(free)
      .where(gte(indexedNextAt, key))
      .orderBy(indexedNextAt)
      .limit(1);
    return row?.nextAt;
  },
  has: (key) => eq(free.nextAt, key),
});
