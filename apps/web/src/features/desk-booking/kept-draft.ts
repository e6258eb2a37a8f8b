import type { RequestOf } from '../../domain/api.ts';
import type { DeskBlock } from '../../domain/desk.ts';
import { addMinutes, minutesOf, type PlainDate } from '../../shared/dates.ts';

export type BlockBody = RequestOf<'addDeskBlock'>['body'];

/** A time that is kept free, as the fields have it: midnight at the end is `00:00`. */
export interface KeptDraft {
  readonly purpose: BlockBody['purpose'];
  readonly barberId: string;
  readonly date: PlainDate;
  readonly starts: string;
  readonly ends: string;
}

const usualMinutes = 30;

/** Midnight ends a day; a time field has it as the start of one. */
export const closing = (time: string): string => (time === '00:00' ? '24:00' : time);

export const asField = (closes: string): string => (closes === '24:00' ? '00:00' : closes);

/** Half an hour from a time on, at most until midnight. */
export function endAfter(starts: string): string {
  const left = 24 * 60 - minutesOf(starts);
  return left <= usualMinutes ? '00:00' : addMinutes(starts, usualMinutes);
}

export function draftOfBlock({ purpose, barberId, parts }: DeskBlock): KeptDraft {
  const { date = '', starts = '', ends = '' } = parts[0] ?? {};
  return { purpose, barberId, date, starts, ends: asField(ends) };
}

export const bodyOf = ({ ends, ...draft }: KeptDraft): BlockBody => ({
  ...draft,
  ends: closing(ends),
});

export const isReversed = ({ starts, ends }: Pick<KeptDraft, 'starts' | 'ends'>): boolean =>
  starts === '' || ends === '' || closing(ends) <= starts;
