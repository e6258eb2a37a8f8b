import { minutesOf, type SalonCalendar } from '@salonica/policy';
import type { HoursException } from '../../domain/salon.ts';
import type { PlainDate } from '../../shared/dates.ts';
import { type Texts, textIn } from './texts.ts';

interface Holiday {
  /** Month and day. */
  readonly day: string;
  readonly reason: Texts;
  /** Closes early instead of all day. */
  readonly closes?: string;
}

const holidays: readonly Holiday[] = [
  { day: '01-01', reason: { en: "New Year's Day", el: 'Πρωτοχρονιά' } },
  { day: '01-06', reason: { en: 'Epiphany', el: 'Θεοφάνια' } },
  { day: '03-25', reason: { en: 'Independence Day', el: '25η Μαρτίου' } },
  { day: '05-01', reason: { en: 'May Day', el: 'Πρωτομαγιά' } },
  { day: '08-15', reason: { en: 'Dormition of the Mother of God', el: 'Δεκαπενταύγουστος' } },
  { day: '10-26', reason: { en: 'Saint Demetrius', el: 'Αγίου Δημητρίου' } },
  { day: '10-28', reason: { en: 'Ohi Day', el: 'Επέτειος του Όχι' } },
  { day: '12-24', reason: { en: 'Christmas Eve', el: 'Παραμονή Χριστουγέννων' }, closes: '14:00' },
  { day: '12-25', reason: { en: 'Christmas', el: 'Χριστούγεννα' } },
  { day: '12-26', reason: { en: 'Second day of Christmas', el: 'Δεύτερη μέρα Χριστουγέννων' } },
];

/** Opening on a day that closes early. */
const opens = '09:00';

function exceptionOn(date: PlainDate, { reason, closes }: Holiday, language: string) {
  return {
    date,
    opens: closes === undefined ? null : opens,
    closes: closes ?? null,
    reason: textIn(language, reason),
  };
}

/** Those of the year of a day and its neighbours, for the booking rules. */
export function exceptionsAround(today: PlainDate): SalonCalendar['exceptions'] {
  const year = Number(today.slice(0, 4));
  return new Map(
    [year - 1, year, year + 1].flatMap((one) =>
      holidays.map(({ day, reason, closes }) => [
        `${one}-${day}`,
        {
          hours:
            closes === undefined
              ? []
              : [{ opens: minutesOf(opens), closes: minutesOf(closes), lastStart: null }],
          reason,
        },
      ]),
    ),
  );
}

/** Those of a year from a given day, next first. */
export function holidaysFrom(today: PlainDate, language: string): readonly HoursException[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) =>
      holidays.map((holiday) => exceptionOn(`${one}-${holiday.day}`, holiday, language)),
    )
    .filter(({ date }) => date >= today)
    .slice(0, holidays.length);
}
