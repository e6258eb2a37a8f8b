import { chance, pick } from '../chance.ts';
import { hasSampleTeam, sampleTeam } from '../team/sample-team.ts';
import type { Interval } from './hours.ts';

export interface Shift {
  readonly weekday: number;
  readonly starts: string;
  readonly ends: string;
}

/** A barber's working hours, within the salon's hours. */
type Pattern = (interval: Interval) => Shift | null;

const all: Pattern = ({ weekday, opens, closes }) => ({ weekday, starts: opens, ends: closes });

const until =
  (latest: string): Pattern =>
  ({ weekday, opens, closes }) =>
    opens < latest ? { weekday, starts: opens, ends: closes < latest ? closes : latest } : null;

const from =
  (earliest: string): Pattern =>
  ({ weekday, opens, closes }) =>
    earliest < closes
      ? { weekday, starts: opens > earliest ? opens : earliest, ends: closes }
      : null;

const without =
  (...free: readonly number[]): Pattern =>
  (interval) =>
    free.includes(interval.weekday) ? null : all(interval);

const patterns: readonly Pattern[] = [
  all,
  without(1, 3),
  without(6),
  without(2),
  until('15:30'),
  from('12:00'),
  without(4, 5),
];

/** The first of a team, and the three sample barbers, work whenever the salon is open. */
export function shiftsOf(
  salonId: string,
  index: number,
  hours: readonly Interval[],
): readonly Shift[] {
  const pattern = isAlwaysThere(salonId, index)
    ? all
    : pick(patterns, `${salonId} ${index} shifts`);
  return hours.map(pattern).filter((shift) => shift !== null);
}

export interface Absence {
  /** First and last day away. */
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** A barber's vacation week and weekly day off in a year. */
export function absencesOf(salonId: string, index: number, year: number): readonly Absence[] {
  if (isAlwaysThere(salonId, index)) return [];
  const key = `${salonId} ${index} ${year}`;
  const dayOf = (purpose: string) =>
    Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({
      days: Math.floor(chance(`${key} ${purpose}`) * 358),
    });
  const week = dayOf('week');
  const day = dayOf('day');
  const last = week.add({ days: 6 });
  const isInWeek =
    Temporal.PlainDate.compare(day, week) >= 0 && Temporal.PlainDate.compare(day, last) <= 0;
  return [{ from: week, to: last }, ...(isInWeek ? [] : [{ from: day, to: day }])];
}

function isAlwaysThere(salonId: string, index: number): boolean {
  return index < (hasSampleTeam(salonId) ? sampleTeam.length : 1);
}
