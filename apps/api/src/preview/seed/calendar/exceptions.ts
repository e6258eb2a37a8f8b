import { chance } from '../chance.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';
import { hasSampleTeam } from '../team/sample-team.ts';
import type { LocalizedText } from '../localized-text.ts';
import { holidaysOf } from './holidays.ts';
import type { Interval } from './hours.ts';

export interface ExceptionSeed {
  readonly date: Temporal.PlainDate;
  /** Different hours; null where it is closed. */
  readonly open: readonly [opens: string, closes: string] | null;
  readonly reason: LocalizedText;
}

/** Years of the built-in calendar. */
export const calendarYears: readonly number[] = [2026, 2027, 2028, 2029];

const shortDay = ['09:00', '15:00'] as const;

const eves: readonly (readonly [day: number, reason: LocalizedText])[] = [
  [24, { en: 'Christmas Eve', el: 'Παραμονή Χριστουγέννων' }],
  [31, { en: 'New Year’s Eve', el: 'Παραμονή Πρωτοχρονιάς' }],
];

const summer: LocalizedText = { en: 'Summer break', el: 'Θερινές διακοπές' };

/** Days on which a salon is closed, or whose hours differ from the weekday. */
export function exceptionsOf(
  salon: SalonSeed,
  hours: readonly Interval[],
): readonly ExceptionSeed[] {
  const isOpenOn = (date: Temporal.PlainDate) =>
    hours.some(({ weekday }) => weekday === date.dayOfWeek);
  return calendarYears.flatMap((year) => {
    const holidays = holidaysOf(year).map(({ date, reason }) => ({ date, open: null, reason }));
    const known = new Set(holidays.map(({ date }) => date.toString()));
    const others = [...shortDays(salon, year), ...summerBreak(salon, year)];
    return [
      ...holidays,
      ...others.filter(({ date }) => isOpenOn(date) && !known.has(date.toString())),
    ];
  });
}

function shortDays({ id }: SalonSeed, year: number): readonly ExceptionSeed[] {
  if (hasSampleTeam(id) || chance(`${id} eves`) < 0.4) return [];
  return eves.map(([day, reason]) => ({
    date: Temporal.PlainDate.from({ year, month: 12, day }),
    open: shortDay,
    reason,
  }));
}

/** A week in the middle of August, at a third of the salons. */
function summerBreak({ id }: SalonSeed, year: number): readonly ExceptionSeed[] {
  if (hasSampleTeam(id) || chance(`${id} summer`) > 0.35) return [];
  return Array.from({ length: 6 }, (_, index) => ({
    date: Temporal.PlainDate.from({ year, month: 8, day: 10 + index }),
    open: null,
    reason: summer,
  }));
}
