import { ServiceError } from '../domain/failure.ts';

/** Whose fault a failure is, as far as the visitor can do something about it. */
export type FailureReason = 'offline' | 'server';

export function failureReason(error: unknown): FailureReason {
  return error instanceof ServiceError && error.failure.kind === 'offline' ? 'offline' : 'server';
}
