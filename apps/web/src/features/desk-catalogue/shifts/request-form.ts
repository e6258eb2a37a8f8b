import type { FieldErrors } from '#blocks/use-checked-form.ts';
import type { RequestOf } from '#domain/api.ts';
import type { PlainDate } from '#shared/dates.ts';
import { closing } from './shift-form.ts';

export type RequestBody = RequestOf<'sendDeskRequest'>['body'];

export interface RequestValues {
  readonly kind: RequestBody['kind'];
  readonly date: string;
  readonly starts: string;
  /** Of time off; other hours are on one day. */
  readonly lastDate: string;
  readonly ends: string;
  readonly note: string;
}

/** What is sent. */
export function requestBodyOf({ kind, date, starts, lastDate, ends, note }: RequestValues) {
  const last = kind === 'shift' ? date : lastDate;
  return { kind, date, starts, lastDate: last, ends: closing(ends), note } satisfies RequestBody;
}

/** What is wrong, in the order of the fields. */
export function requestProblems(
  values: RequestValues,
  today: PlainDate,
  words: Readonly<Record<'missing' | 'past' | 'reversed', string>>,
): FieldErrors {
  const names = values.kind === 'shift' ? oneDay : severalDays;
  const missing = names.filter((name) => values[name] === '');
  if (missing.length > 0) {
    return Object.fromEntries(missing.map((name) => [name, words.missing]));
  }
  const { date, starts, lastDate, ends } = requestBodyOf(values);
  if (`${date} ${starts}` >= `${lastDate} ${ends}`) return { ends: words.reversed };
  if (lastDate >= today) return {};
  return values.kind === 'shift' ? { date: words.past } : { lastDate: words.past };
}

const oneDay = ['date', 'starts', 'ends'] as const;
const severalDays = ['date', 'starts', 'lastDate', 'ends'] as const;
