import { type DayTimes, day, minute, minutesOf } from '@salonica/policy';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { never, quarterOf } from '../availability/free-times-of.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { freeTimes as free, salons } from '../../platform/database/schema/index.ts';

/** The first minute in which a salon's visit may start. */
const earliest = (time: number): SQL =>
  sql`(${Math.floor(time / minute)}::int + greatest(${salons.leadMinutes}, 1))`;

/** Free starts of a salon before a minute. */
const startsBefore = (end: SQL): SQL => sql`width_bucket(${end} - 1, ${free.starts})`;

/** The minute of a time at a salon. */
const minuteOf = (date: string, clock: string): SQL =>
  sql`(extract(epoch from (${date}::date + ${clock}::time) at time zone ${salons.timeZone}) / 60)::int`;

/** The day at a salon. */
const today = (time: number): SQL =>
  sql`(${instantText(time)}::timestamptz at time zone ${salons.timeZone})::date`;

/** The first minute after the last bookable day. */
const horizonEnd = (time: number): SQL =>
  sql`(extract(epoch from (${today(time)} + ${salons.horizonDays} + 1)::timestamp at time zone ${salons.timeZone}) / 60)::int`;

/** Whether a salon has a free start at these times. */
export function isFreeAt({ date, from, before }: DayTimes, time: number): SQL {
  const quarters = Array.from(
    { length: lastQuarter(before) - firstQuarter(from) + 1 },
    (_, index) => quarterOf(date, 0) + firstQuarter(from) + index,
  );
  const begin = sql`greatest(${minuteOf(date, from ?? '00:00')}, ${earliest(time)})`;
  const isAhead = sql`${date}::date <= ${today(time)} + ${salons.horizonDays}`;
  // On a later day every start of the quarters counts.
  const isWhole = from === undefined && before === undefined && date > latestToday(time);
  const isThen = isWhole
    ? undefined
    : sql`${startsBefore(minuteOf(date, before ?? '24:00'))} > ${startsBefore(begin)}`;
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

/** The next start of a salon; that of the table may be over. */
export function nextAt(time: number): SQL<number> {
  const known = sql`${free.starts}[${startsBefore(earliest(time))} + 1]`;
  return sql<number>`(case
    when ${free.nextUntil} >= ${Math.floor(time / minute)} then ${free.nextAt}
    when ${known} < ${horizonEnd(time)} then ${known}
    else ${never} end)::float8`;
}

/** The next starts of a salon that fit, as days and times at the salon. */
export function startsThen(on: DayTimes | undefined, most: number, time: number): SQL<string[]> {
  const begin =
    on === undefined
      ? earliest(time)
      : sql`greatest(${minuteOf(on.date, on.from ?? '00:00')}, ${earliest(time)})`;
  const end =
    on === undefined
      ? horizonEnd(time)
      : sql`least(${minuteOf(on.date, on.before ?? '24:00')}, ${horizonEnd(time)})`;
  const first = startsBefore(begin);
  return sql<string[]>`array(
    select to_char(to_timestamp(start * 60.0) at time zone ${salons.timeZone}, 'YYYY-MM-DD HH24:MI')
    from unnest((${free.starts})[${first} + 1 : ${first} + ${most}::int]) start
    where start < ${end} order by start)`;
}
