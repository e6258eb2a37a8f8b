import { addMinutes, type PlainDate, type PlainTime } from '../../shared/dates.ts';
import type { DeskMovable } from '../../domain/desk.ts';

/** A start in a barber's column. */
export interface PlanPlace {
  readonly barberId: string;
  readonly date: PlainDate;
  readonly time: PlainTime;
}

/** The time of a minute of the day. */
export const timeAt = (minutes: number): PlainTime => addMinutes('00:00', minutes);

const rangeOf = (entry: DeskMovable) =>
  entry.kind === 'booking'
    ? entry.visit
    : { ...entry.parts[0], endsAt: entry.parts.at(-1)?.endsAt };

/** Where an entry is. */
export function placeOf(entry: DeskMovable): PlanPlace {
  const { date = '', starts = '' } = rangeOf(entry);
  return { barberId: entry.barberId, date, time: starts };
}

/** When an entry begins. */
export const startOf = (entry: DeskMovable): number => rangeOf(entry).startsAt ?? 0;

/** How long an entry lasts, in minutes. */
export function lengthOf(entry: DeskMovable): number {
  const { startsAt = 0, endsAt = 0 } = rangeOf(entry);
  return (endsAt - startsAt) / 60_000;
}
