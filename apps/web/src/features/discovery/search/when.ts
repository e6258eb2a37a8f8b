import type { SalonQuery } from '#domain/salon.ts';
import { isPlainDate, isPlainTime, type PlainDate, type PlainTime } from '#shared/dates.ts';

/** Parts of a day, as a visitor says them. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** A plain date, or `today` whenever the search is opened; empty is any. */
type SearchDate = PlainDate;

/** A part of the day, or a plain time after which; empty is any. */
export type SearchTime = PlainTime;

/** When the visitor wants to come. A time without a day means today. */
export interface When {
  readonly date: SearchDate;
  readonly time: SearchTime;
}

export const anytime: When = { date: '', time: '' };

/** The API knows no other years. */
const isNearYear = (date: PlainDate) => /^2[01]/.test(date);

/** Empty for an invalid one. */
const dateOf = (text: string | null): SearchDate => {
  if (text === null) return '';
  return text === 'today' || (isPlainDate(text) && isNearYear(text)) ? text : '';
};

export const isDayPart = (time: SearchTime): time is DayPart =>
  dayParts.some((part) => part === time);

const timeOf = (text: string | null): SearchTime => {
  if (text === null) return '';
  return isDayPart(text) || isPlainTime(text) ? text : '';
};

/** Reads `date` or `today`, and `part` or `after`; the form without script sends times as `part`. */
export function readWhen(params: URLSearchParams): When {
  const date = params.get('today') === '1' ? 'today' : dateOf(params.get('date'));
  const after = params.get('after') ?? '';
  const time = isPlainTime(after) ? after : timeOf(params.get('part'));
  return { date: date === '' && time !== '' ? 'today' : date, time };
}

/** Its parameters; empty ones are omitted. */
export function whenParameters({ date, time }: When): readonly (readonly [string, string])[] {
  const day = date === 'today' ? (['today', '1'] as const) : (['date', date] as const);
  const hours = isPlainTime(time) ? (['after', time] as const) : (['part', time] as const);
  return [day, hours].filter(([, value]) => value !== '');
}

export const dayOf = (date: SearchDate, today: PlainDate): PlainDate =>
  date === 'today' ? today : date;

/** The hours of each part of a day. */
const hoursOf: Readonly<Record<DayPart, Pick<SalonQuery, 'startsFrom' | 'startsBefore'>>> = {
  morning: { startsBefore: '12:00' },
  afternoon: { startsFrom: '12:00', startsBefore: '17:00' },
  evening: { startsFrom: '17:00' },
};

/** The accepted starts of a query. */
export function startsWithin(time: SearchTime): Pick<SalonQuery, 'startsFrom' | 'startsBefore'> {
  if (time === '') return {};
  return isDayPart(time) ? hoursOf[time] : { startsFrom: time };
}
