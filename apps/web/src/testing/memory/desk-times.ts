import { type Barber, joined, minutesOf, type Range, type SalonCalendar } from '@salonica/policy';
import type { RequestOf } from '../../domain/api.ts';
import type { Settled } from './desk-decisions.ts';
import type { CalendarChange } from './world.ts';

export type SettingWrite = Pick<
  RequestOf<'changeDeskHours'>,
  'salon' | 'revision' | 'idempotencyKey' | 'language'
> & { readonly body: Pick<RequestOf<'changeDeskHours'>['body'], 'decisions'> };

/** A change that was prepared; `revision` is the one after it. */
export interface MemorySetting {
  readonly change: CalendarChange;
  readonly mayKeep?: boolean;
  readonly revision: number;
  /** Of the record that it makes. */
  readonly id?: string;
  /** It occupies a chair, and is no part of the calendar once it is applied. */
  readonly isBlock?: boolean;
  /** Runs once it is applied. */
  readonly onApplied?: () => void;
}

/** Applies a change with its decisions, or asks for them. */
export type SettleInMemory = (
  write: Omit<SettingWrite, 'revision'>,
  prepare: (before: SalonCalendar) => MemorySetting,
) => Promise<Settled>;

export const rangeOf = ({ starts, ends }: { starts: string; ends: string }): Range => ({
  from: minutesOf(starts),
  until: minutesOf(ends),
});

/** The same calendar with one barber changed, who may have left since. */
export function withBarber(
  calendar: SalonCalendar,
  barberId: string,
  change: (barber: Barber) => Barber,
): SalonCalendar {
  return {
    ...calendar,
    barbers: calendar.barbers.map((one) => (one.id === barberId ? change(one) : one)),
  };
}

/** The barber with other shifts on a day; null for those of the weekday. */
export const withShifts =
  (date: string, shifts: readonly { starts: string; ends: string }[] | null) =>
  (barber: Barber): Barber => {
    const dated = new Map(barber.dated);
    if (shifts === null) dated.delete(date);
    else dated.set(date, shifts.map(rangeOf));
    return { ...barber, dated };
  };

/** A barber with one more absence. */
export const withAbsence = (barber: Barber, range: Range): Barber => ({
  ...barber,
  absences: joined(barber.absences, [range]),
});
