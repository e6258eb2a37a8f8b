import type { DeskBooking } from '../../domain/desk.ts';
import { type Mark, markOf } from './booking-change.ts';

/** Why a mark is not possible now. */
export type MarkBlocked =
  | { readonly kind: 'early'; readonly from: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'cancelled' };

export interface MarkOption {
  readonly mark: Mark;
  /** Null where it is possible. */
  readonly blocked: MarkBlocked | null;
}

const marks = ['arrived', 'completed', 'no_show'] as const;

export const isCancelled = ({ status }: Pick<DeskBooking, 'status'>): boolean =>
  status === 'cancelled' || status === 'salon_cancelled';

/** The marks that differ from the present one, with the reason why one is not possible yet. */
export function markOptions(booking: DeskBooking, now: number): readonly MarkOption[] {
  const current = markOf(booking);
  const { arrivedFrom, servedFrom, markedUntil } = booking.terms;
  return marks
    .filter((mark) => mark !== current && !(mark === 'arrived' && current === 'completed'))
    .map((mark) => {
      const from = mark === 'arrived' ? arrivedFrom : servedFrom;
      return { mark, blocked: blockedBy() };
      function blockedBy(): MarkBlocked | null {
        if (isCancelled(booking)) return { kind: 'cancelled' };
        if (now > markedUntil) return { kind: 'late' };
        return now < from ? { kind: 'early', from } : null;
      }
    });
}

/** Whether the visit can be unmarked. */
export const canTakeBack = (booking: DeskBooking, now: number): boolean =>
  !isCancelled(booking) && markOf(booking) !== 'confirmed' && now <= booking.terms.markedUntil;

/** Whether the salon can still move or cancel the visit. */
export const canChange = ({ status, visit }: DeskBooking, now: number): boolean =>
  status === 'confirmed' && visit.endsAt > now;

/** Whether the salon can take its cancellation back. */
export const canRestore = ({ status, visit }: DeskBooking, now: number): boolean =>
  status === 'salon_cancelled' && visit.startsAt > now;

/** The instants after a given one at which something else becomes possible. */
export function nextTurn({ visit, terms }: DeskBooking, now: number): number | null {
  const turns = [terms.arrivedFrom, terms.servedFrom, visit.endsAt, terms.markedUntil + 1];
  const ahead = turns.filter((turn) => turn > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

export type Fact = 'time' | 'barber' | 'service' | 'state';

/** What differs between two states of a booking. */
export function differencesOf(before: DeskBooking, now: DeskBooking): readonly Fact[] {
  const facts: readonly (readonly [Fact, boolean])[] = [
    [
      'time',
      before.visit.startsAt !== now.visit.startsAt || before.visit.endsAt !== now.visit.endsAt,
    ],
    ['barber', before.barber.id !== now.barber.id],
    ['service', before.service.id !== now.service.id],
    ['state', before.status !== now.status || markOf(before) !== markOf(now)],
  ];
  return facts.filter(([, differs]) => differs).map(([fact]) => fact);
}
