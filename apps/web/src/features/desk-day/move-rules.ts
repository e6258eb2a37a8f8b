import type { DayPlanRange } from '@salonica/ui/day-plan';
import type { DeskDay, DeskEntry, DeskMovable, DeskSalon } from '../../domain/desk.ts';
import { minutesOf } from '../../shared/dates.ts';
import { minuteAt, minutesIn } from './plan-of-day.ts';
import { lengthOf, type PlanPlace, startOf } from './plan-place.ts';

/** How much the start of a visit may be over, in milliseconds: it is entered after it has begun. */
const graceMs = 30 * 60_000;

/** What a place means for a carried entry, as far as the day tells; the API decides. */
export type PlaceVerdict =
  | { readonly kind: 'free' }
  /** Only the member's own column can be changed. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'past' }
  /** The column has something else at that time. */
  | { readonly kind: 'taken'; readonly by: DeskEntry }
  | { readonly kind: 'away' }
  | { readonly kind: 'outside'; readonly isRefused: boolean }
  /** It is possible; the agreed price stays. */
  | { readonly kind: 'other-barber' };

const overlaps = (one: DayPlanRange, other: DayPlanRange): boolean =>
  one.from < other.until && other.from < one.until;

/** The times of a chair that an entry occupies, on the clock of the day. */
const busyOf = (day: DeskDay, entry: DeskEntry): readonly DayPlanRange[] =>
  entry.parts.map((part) => minutesIn(day, part));

/** Whether a member may change a column. */
export const isOwnColumn = ({ role, barberId }: DeskSalon, column: string): boolean =>
  role !== 'barber' || barberId === column;

/** Whether a member may move an entry now. */
export function canMove(salon: DeskSalon, entry: DeskEntry, now: number): boolean {
  if (entry.kind === 'hold' || !isOwnColumn(salon, entry.barberId)) return false;
  return entry.kind === 'block' || (entry.status === 'confirmed' && entry.visit.endsAt > now);
}

export interface MoveCircumstances {
  readonly day: DeskDay;
  readonly salon: DeskSalon;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Judges a place before an entry is dropped there. */
export function judgePlace(
  { day, salon, now }: MoveCircumstances,
  entry: DeskMovable,
  { barberId, time }: Pick<PlanPlace, 'barberId' | 'time'>,
): PlaceVerdict {
  const column = day.barbers.find(({ id }) => id === barberId);
  if (column === undefined || !isOwnColumn(salon, barberId)) return { kind: 'foreign' };
  const from = minutesOf(time);
  const whole = { from, until: from + lengthOf(entry) };
  const isVisit = entry.kind === 'booking';
  if (isVisit && from < minuteAt(day, now - graceMs)) return { kind: 'past' };
  // From its own start, because it may be on another day.
  const start = startOf(entry);
  const after = (instant: number): number => from + (instant - start) / 60_000;
  const busy = entry.parts.map(({ startsAt, endsAt }) => ({
    from: after(startsAt),
    until: after(endsAt),
  }));
  const other = day.entries.find(
    (one) =>
      one.id !== entry.id &&
      one.barberId === barberId &&
      busyOf(day, one).some((range) => busy.some((own) => overlaps(own, range))),
  );
  if (other !== undefined) return { kind: 'taken', by: other };
  const isAway = column.absences.some(({ range }) =>
    busy.some((own) => overlaps(own, minutesIn(day, range))),
  );
  if (isAway) return { kind: 'away' };
  const isWithin = column.shifts
    .map((shiftRange) => minutesIn(day, shiftRange))
    .some((hours) => hours.from <= whole.from && whole.until <= hours.until);
  if (!isWithin) return { kind: 'outside', isRefused: isVisit };
  return isVisit && barberId !== entry.barberId ? { kind: 'other-barber' } : { kind: 'free' };
}
