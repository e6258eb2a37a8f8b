import { ServiceError } from '../domain/failure.ts';

/** The cause of a failure, as far as the visitor can act on it. */
export type FailureReason = 'offline' | 'server';

export function failureReason(error: unknown): FailureReason {
  return error instanceof ServiceError && error.failure.kind === 'offline' ? 'offline' : 'server';
}
