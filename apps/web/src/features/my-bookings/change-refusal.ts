import type { Booking } from '../../domain/booking.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { FreeTime } from '../../domain/slot.ts';

/** Why a change did not happen, as far as the screen tells them apart. */
export type ChangeRefusal =
  /** The booking is as it was; `error` says why. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was changed elsewhere, and is this now. */
  | { readonly kind: 'changed'; readonly booking: Booking }
  /** The notice is over. */
  | { readonly kind: 'too-late' }
  /** It is cancelled, over, or was never there. */
  | { readonly kind: 'gone' }
  /** The time cannot be had. */
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

/** Reads what a change of a booking was rejected with. */
export function changeRefusal(error: unknown): ChangeRefusal {
  const known = error instanceof ServiceError ? refusalIn(error.failure) : null;
  return known ?? { kind: 'failed', error };
}
