import type { ResponseOf } from '#domain/api.ts';
import { type PlainDate, wallClock, weekdayOf } from '#shared/dates.ts';

export type ShiftsOfTeam = ResponseOf<'readDeskShifts'>;
export type ShiftsOfBarber = ShiftsOfTeam['barbers'][number];
export type Shift = ShiftsOfBarber['days'][number]['shifts'][number];

/** When a barber works on a day. */
export interface ShiftDay {
  readonly date: PlainDate;
  readonly shifts: readonly Shift[];
  /** Those of the weekday. */
  readonly usual: readonly Shift[];
  /** Whether the day has shifts of its own. */
  readonly isDated: boolean;
  /** Times of the day without the barber; null for all of it. */
  readonly away: readonly (Shift | null)[];
}

export function shiftDayOf(barber: ShiftsOfBarber, date: PlainDate, timeZone: string): ShiftDay {
  const weekday = ((weekdayOf(date) + 6) % 7) + 1;
  const usual = barber.week
    .filter((one) => one.weekday === weekday)
    .map(({ starts, ends }) => ({ starts, ends }));
  const dated = barber.days.find((one) => one.date === date);
  return {
    date,
    shifts: dated?.shifts ?? usual,
    usual,
    isDated: dated !== undefined,
    away: barber.absences.flatMap(({ range }) => {
      // The last instant, not the one after it.
      const last = wallClock(timeZone, range.endsAt - 1).date;
      if (date < range.date || date > last) return [];
      const starts = date === range.date ? range.starts : '00:00';
      const ends = date === last ? range.ends : '24:00';
      return [starts === '00:00' && ends === '24:00' ? null : { starts, ends }];
    }),
  };
}
