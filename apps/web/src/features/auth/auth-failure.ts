import { ServiceError } from '../../domain/failure.ts';
import type { AuthFailure } from './auth-facts.ts';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';

/** The visitor changed their mind: not an error. */
const cancellations: readonly IdentityErrorCode[] = [
  'popup-closed-by-user',
  'cancelled-popup-request',
  'user-cancelled',
];

/** Services that hide accounts report a missing one as a wrong password. */
const maybeMissing: readonly IdentityErrorCode[] = ['invalid-credential', 'user-not-found'];

export function toFailure(error: unknown): AuthFailure {
  if (error instanceof ServiceError) return { source: 'server', failure: error.failure };
  return { source: 'identity', code: error instanceof IdentityError ? error.code : 'unknown' };
}

export function isCancellation(error: unknown): error is IdentityError {
  return error instanceof IdentityError && cancellations.includes(error.code);
}

export function isTaken(error: unknown): boolean {
  return error instanceof IdentityError && error.code === 'email-already-in-use';
}

export function mayBeMissingAccount(error: unknown): boolean {
  return error instanceof IdentityError && maybeMissing.includes(error.code);
}
