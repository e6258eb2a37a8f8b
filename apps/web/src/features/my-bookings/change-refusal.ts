import type { Booking } from '../../domain/booking.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { FreeTime } from '../../domain/slot.ts';

/** Why a change failed, as the screen distinguishes it. */
export type ChangeRefusal =
  /** The booking is unchanged; `error` is the reason. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was changed elsewhere; this is its current state. */
  | { readonly kind: 'changed'; readonly booking: Booking }
  /** The deadline has passed. */
  | { readonly kind: 'too-late' }
  /** It is cancelled, over, or never existed. */
  | { readonly kind: 'gone' }
  /** The time is unavailable. */
  | { readonly kind: 'taken'; readonly nearest: readonly FreeTime[] };

function refusalIn(failure: Failure): ChangeRefusal | null {
  switch (failure.kind) {
    case 'stale': {
      const { booking } = failure;
      if (booking === undefined) return null;
      return booking.status === 'confirmed' || booking.status === 'completed'
        ? { kind: 'changed', booking }
        : { kind: 'gone' };
    }
    case 'not-found':
    case 'gone':
      return { kind: 'gone' };
    case 'conflict':
      switch (failure.code) {
        case 'slot-taken':
        case 'not-bookable':
          return { kind: 'taken', nearest: failure.nearest ?? [] };
        case 'too-late':
          return { kind: 'too-late' };
        case 'wrong-state':
          return { kind: 'gone' };
        default:
          return null;
      }
    default:
      return null;
  }
}

/** Interprets the rejection of a booking's change. */
export function changeRefusal(error: unknown): ChangeRefusal {
  const known = error instanceof ServiceError ? refusalIn(error.failure) : null;
  return known ?? { kind: 'failed', error };
}
