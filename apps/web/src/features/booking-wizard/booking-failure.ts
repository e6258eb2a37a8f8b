import type { Booking } from '../../domain/booking.ts';
import { type ConflictCode, type Failure, ServiceError } from '../../domain/failure.ts';
import type { FreeTime } from '../../domain/slot.ts';
import type { Money } from '../../shared/money.ts';

/** The visitor's view of a failed attempt to book. */
export type BookingFailure =
  /** The time is taken; `nearest` are alternatives from the salon, if any. */
  | {
      readonly kind: 'time';
      readonly isClosed: boolean;
      readonly nearest: readonly FreeTime[] | null;
    }
  | { readonly kind: 'price'; readonly total: Money }
  | { readonly kind: 'offline' }
  /** Seconds until the next attempt. */
  | { readonly kind: 'rate'; readonly seconds: number }
  | { readonly kind: 'key' }
  | { readonly kind: 'session' }
  | { readonly kind: 'many' }
  /** The visitor has another booking at that time; null where it is unknown. */
  | { readonly kind: 'double'; readonly booking: Booking | null }
  /** Too many bookings have contacts that did not answer: of this network, or on this day. */
  | { readonly kind: 'network' }
  | { readonly kind: 'day' }
  /** The salon or the service no longer exists. */
  | { readonly kind: 'gone' }
  /** An input was rejected; `message` explains it. */
  | { readonly kind: 'invalid'; readonly message: string | null }
  | { readonly kind: 'server' };

/** Failures shown at the last step; the others have their own state. */
export type ReportedFailure =
  | 'offline'
  | 'key'
  | 'many'
  | 'double'
  | 'network'
  | 'day'
  | 'gone'
  | 'invalid'
  | 'server';

export function reportedFailure({ kind }: BookingFailure): ReportedFailure {
  switch (kind) {
    case 'offline':
    case 'key':
    case 'many':
    case 'double':
    case 'network':
    case 'day':
    case 'gone':
    case 'invalid':
      return kind;
    default:
      return 'server';
  }
}

const conflicts: Readonly<
  Partial<Record<ConflictCode, (failure: Failure & { kind: 'conflict' }) => BookingFailure>>
> = {
  'slot-taken': ({ nearest = null }) => ({ kind: 'time', isClosed: false, nearest }),
  'not-bookable': ({ nearest = null }) => ({ kind: 'time', isClosed: true, nearest }),
  'price-changed': ({ total }) =>
    total === undefined ? { kind: 'server' } : { kind: 'price', total },
  'key-reused': () => ({ kind: 'key' }),
  'too-many-bookings': () => ({ kind: 'many' }),
  'double-booked': ({ booking = null }) => ({ kind: 'double', booking }),
  'unproved-network': () => ({ kind: 'network' }),
  'unproved-day': () => ({ kind: 'day' }),
};

function meaningOf(failure: Failure): BookingFailure {
  switch (failure.kind) {
    case 'conflict':
      return conflicts[failure.code ?? 'wrong-state']?.(failure) ?? { kind: 'server' };
    case 'offline':
      return { kind: 'offline' };
    case 'rate-limited':
      return { kind: 'rate', seconds: failure.retryAfter };
    case 'unauthorized':
      return { kind: 'session' };
    case 'not-found':
    case 'gone':
      return { kind: 'gone' };
    case 'invalid': {
      const [field = null] = Object.values(failure.fields);
      return { kind: 'invalid', message: field ?? failure.message ?? null };
    }
    default:
      return { kind: 'server' };
  }
}

/** The failure of any thrown value. */
export function bookingFailure(error: unknown): BookingFailure {
  return error instanceof ServiceError ? meaningOf(error.failure) : { kind: 'server' };
}
