import type { Money } from '../shared/money.ts';
import type { Booking } from './booking.ts';
import type { FreeTime } from './slot.ts';

/** Why a write was refused that would fit at another time or in another way. */
export type ConflictCode =
  /** Another account has the address. */
  | 'email-taken'
  /** Another booking has the time. */
  | 'slot-taken'
  /** The salon takes no bookings at that time. */
  | 'not-bookable'
  | 'price-changed'
  /** Too close to its start to be changed. */
  | 'too-late'
  /** It was cancelled, or is over. */
  | 'wrong-state'
  /** The idempotency key belongs to another request. */
  | 'key-reused'
  | 'too-many-bookings'
  /** One customer waits for no more than so many times. */
  | 'too-many-waiting'
  /** A time is no longer held for the customer. */
  | 'offer-gone'
  /** The wallet holds less. */
  | 'insufficient-balance'
  /** The card does not pay. */
  | 'card-declined'
  /** The holder of the card has to confirm the payment first. */
  | 'needs-confirmation'
  /** The wallet holds something else than the customer gives up. */
  | 'balance-left'
  /** A withdrawal is pending. */
  | 'withdrawal-pending';

/** Every failure of a call, behind any port. `message` is a sentence for the visitor. */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized'; readonly message?: string }
  /** The account was deleted, maybe on another device. */
  | { readonly kind: 'account-deleted'; readonly message?: string }
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** The customer has to confirm the sign-in again. */
  | { readonly kind: 'recent-sign-in'; readonly message?: string }
  | { readonly kind: 'not-found'; readonly message?: string }
  | { readonly kind: 'gone'; readonly message?: string }
  | {
      readonly kind: 'conflict';
      readonly code?: ConflictCode;
      readonly message?: string;
      /** Free times close to the one that was asked for. */
      readonly nearest?: readonly FreeTime[];
      /** The price of now. */
      readonly total?: Money;
      /** Address of the document in which a payment is confirmed. */
      readonly confirmation?: string;
    }
  /** It was changed elsewhere; `booking` is what it is now. */
  | { readonly kind: 'stale'; readonly message?: string; readonly booking?: Booking }
  | {
      readonly kind: 'invalid';
      readonly message?: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Ask again after so many seconds. */
  | { readonly kind: 'rate-limited'; readonly message?: string; readonly retryAfter: number }
  | { readonly kind: 'unavailable'; readonly message?: string }
  | { readonly kind: 'server'; readonly message?: string };

/** The one error that ports reject with. */
export class ServiceError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failureMessage(failure) ?? failure.kind, options);
    this.name = 'ServiceError';
    this.failure = failure;
  }
}

/** The server's sentence, where there is one. */
export function failureMessage(failure: Failure): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}

/** Whether the same call may succeed when it is sent again. */
export function canRetry({ kind }: Failure): boolean {
  return ['offline', 'timeout', 'unavailable', 'server', 'rate-limited'].includes(kind);
}
