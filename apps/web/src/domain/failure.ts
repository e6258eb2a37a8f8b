import type { ConflictCode } from '@salonica/contract/v1/failures';
import type { CurrentBlockWire, ObstacleWire } from '@salonica/contract/v1/desk-obstacles';
import type { Money } from '../shared/money.ts';
import type { Booking } from './booking.ts';
import type { FreeTime } from './slot.ts';

export type { ConflictCode } from '@salonica/contract/v1/failures';

/** What occupies a chair at a time that the desk wants. */
export type Obstacle = ObstacleWire;

/** A time that a desk keeps free, as it is now. */
export type CurrentBlock = CurrentBlockWire;

/** Every failure of a call, behind any port. `message` is text for the visitor. */
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
      /** Free times close to the requested one. */
      readonly nearest?: readonly FreeTime[];
      /** The current price. */
      readonly total?: Money;
      /** URL of the document that confirms a payment. */
      readonly confirmation?: string;
      /** The visitor's other booking at that time. */
      readonly booking?: Booking;
      /** All that occupies the chair, by start, for the desk. */
      readonly obstacles?: readonly Obstacle[];
    }
  /** It was changed elsewhere; `booking` or `block` is the current state. */
  | {
      readonly kind: 'stale';
      readonly message?: string;
      readonly booking?: Booking;
      readonly block?: CurrentBlock;
    }
  | {
      readonly kind: 'invalid';
      readonly message?: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Seconds to wait before a retry. */
  | { readonly kind: 'rate-limited'; readonly message?: string; readonly retryAfter: number }
  | { readonly kind: 'unavailable'; readonly message?: string }
  | { readonly kind: 'server'; readonly message?: string };

/** The only error that ports reject with. */
export class ServiceError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failureMessage(failure) ?? failure.kind, options);
    this.name = 'ServiceError';
    this.failure = failure;
  }
}

/** The server's message, if any. */
export function failureMessage(failure: Failure): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}

/** Whether the customer has to confirm the sign-in before the call is repeated. */
export const needsSignIn = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'recent-sign-in';

/** Whether repeating the call may succeed. */
export function canRetry({ kind }: Failure): boolean {
  return ['offline', 'timeout', 'unavailable', 'server', 'rate-limited'].includes(kind);
}
