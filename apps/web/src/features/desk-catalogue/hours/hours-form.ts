import { type HoursInterval, hoursProblems } from '@salonica/ui/hours-editor';
import { lineProblem, tidyLine } from '@salonica/text';
import type { FieldErrors } from '#blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '#domain/api.ts';
import type { PlainDate } from '#shared/dates.ts';
import type { FormWords } from '../service-form.ts';

export type HoursOfDesk = ResponseOf<'readDeskHours'>;
export type ExceptionOfDesk = HoursOfDesk['exceptions'][number];
type WeekBody = RequestOf<'changeDeskHours'>['body']['week'];
export type ExceptionBody = NonNullable<RequestOf<'changeDeskException'>['body']['exception']>;

export interface WeekValues {
  readonly week: readonly HoursInterval[];
}

/** Where the hours of a week are wrong, by the names of the fields; the editor shows what it is. */
export const weekProblems = ({ week }: WeekValues): FieldErrors =>
  Object.fromEntries(
    hoursProblems(week).map(({ index, field, problem }) => [`week.${index}.${field}`, problem]),
  );

/** The week as it is sent. */
export const weekBodyOf = ({ week }: WeekValues): WeekBody =>
  week.map(({ lastStart = null, ...interval }) => ({ ...interval, lastStart }));

const quarters = Array.from({ length: 97 }, (_, index) => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(index / 4))}:${twoDigits((index % 4) * 15)}`;
});

const including = (times: readonly string[], present: string): readonly string[] =>
  times.includes(present) ? times : [...times, present].toSorted();

/** Times at which a day can open. */
export const openingTimes = (present: string) => including(quarters.slice(0, -1), present);

/** Times at which a day can close, midnight included. */
export const closingTimes = (present: string) => including(quarters.slice(1), present);

/** The fields of a date, as they are typed. Most names are those of the server. */
export interface ExceptionValues {
  readonly date: string;
  readonly isOpen: boolean;
  readonly 'exception.hours.opens': string;
  readonly 'exception.hours.closes': string;
  readonly 'exception.reason.en': string;
  readonly 'exception.reason.el': string;
  readonly barberIds: readonly string[];
}

export const reasonMost = 80;

/** A new date, which is closed, or one of the list. */
export function exceptionValuesOf(exception: ExceptionOfDesk | null): ExceptionValues {
  return {
    date: exception?.date ?? '',
    isOpen: exception !== null && exception.hours !== null,
    'exception.hours.opens': exception?.hours?.opens ?? '09:00',
    'exception.hours.closes': exception?.hours?.closes ?? '14:00',
    'exception.reason.en': exception?.reason.en ?? '',
    'exception.reason.el': exception?.reason.el ?? '',
    barberIds: exception?.barberIds ?? [],
  };
}

export interface ExceptionWords extends Pick<FormWords, 'typed' | 'missing'> {
  readonly date: string;
  readonly known: string;
  readonly order: string;
}

export interface ExceptionTerms {
  readonly today: PlainDate;
  /** Dates that a new one cannot have. */
  readonly known: readonly PlainDate[];
}

/** What is wrong, beside its field, in the order of the form. */
export function exceptionProblems(
  values: ExceptionValues,
  { today, known }: ExceptionTerms,
  words: ExceptionWords,
): FieldErrors {
  const found: Record<string, string> = {};
  if (values.date < today) found['date'] = words.date;
  else if (known.includes(values.date)) found['date'] = words.known;
  if (values.isOpen && values['exception.hours.closes'] <= values['exception.hours.opens']) {
    found['exception.hours.closes'] = words.order;
  }
  for (const name of ['exception.reason.en', 'exception.reason.el'] as const) {
    const problem = lineProblem(values[name], reasonMost);
    if (problem !== undefined) found[name] = words.typed(problem, words.missing);
  }
  return found;
}

/** Values without problems, as they are sent. */
export function exceptionBodyOf(values: ExceptionValues): ExceptionBody {
  return {
    hours: values.isOpen
      ? { opens: values['exception.hours.opens'], closes: values['exception.hours.closes'] }
      : null,
    reason: {
      en: tidyLine(values['exception.reason.en']),
      el: tidyLine(values['exception.reason.el']),
    },
    barberIds: values.isOpen ? values.barberIds : [],
  };
}

/** The date of a list, as another member may have changed it. */
export const exceptionOn = ({ exceptions }: HoursOfDesk, date: PlainDate): ExceptionOfDesk | null =>
  exceptions.find((one) => one.date === date) ?? null;
