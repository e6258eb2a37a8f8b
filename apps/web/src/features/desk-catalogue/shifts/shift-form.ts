import type { FieldErrors } from '#blocks/use-checked-form.ts';
import type { Shift, ShiftDay } from './shifts-of-day.ts';

/** A day can have this many shifts. */
export const mostShifts = 6;

export interface ShiftDayValues {
  readonly kind: 'usual' | 'other' | 'off';
  /** Kept while another kind is chosen. */
  readonly shifts: readonly Shift[];
}

export interface ShiftWords {
  readonly missing: string;
  readonly reversed: string;
  readonly overlap: string;
}

const written = ({ starts, ends }: Shift): Shift => ({
  starts,
  ends: ends === '24:00' ? '00:00' : ends,
});

/** A field shows the end of the day as 00:00. */
export const closing = (time: string): string => (time === '00:00' ? '24:00' : time);

export function shiftValuesOf({ isDated, shifts, usual }: ShiftDay): ShiftDayValues {
  const shown = shifts.length > 0 ? shifts : usual;
  return {
    kind: !isDated ? 'usual' : shifts.length === 0 ? 'off' : 'other',
    shifts: shown.length > 0 ? shown.map(written) : [{ starts: '09:00', ends: '17:00' }],
  };
}

export const startName = (index: number) => `starts-${index}`;
export const endName = (index: number) => `ends-${index}`;

/** What is wrong, in the order of the fields. */
export function shiftProblems({ kind, shifts }: ShiftDayValues, words: ShiftWords): FieldErrors {
  if (kind !== 'other') return {};
  const found: Record<string, string> = {};
  shifts.forEach(({ starts, ends }, index) => {
    if (starts === '') found[startName(index)] = words.missing;
    if (ends === '') found[endName(index)] = words.missing;
    if (starts === '' || ends === '') return;
    if (starts >= closing(ends)) {
      found[endName(index)] = words.reversed;
      return;
    }
    const overlaps = shifts
      .slice(0, index)
      .some((one) => starts < closing(one.ends) && one.starts < closing(ends));
    if (overlaps) found[startName(index)] = words.overlap;
  });
  return found;
}

/** What is sent: null for the shifts of the weekday, empty for a day off. */
export function shiftsOfValues({ kind, shifts }: ShiftDayValues): Shift[] | null {
  if (kind === 'usual') return null;
  if (kind === 'off') return [];
  return shifts.map(({ starts, ends }) => ({ starts, ends: closing(ends) }));
}
