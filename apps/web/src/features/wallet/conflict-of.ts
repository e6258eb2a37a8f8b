import { type Failure, ServiceError } from '../../domain/failure.ts';

/** What stood in the way of a write; null for any other failure. */
export function conflictOf(error: unknown): Extract<Failure, { kind: 'conflict' }> | null {
  if (!(error instanceof ServiceError) || error.failure.kind !== 'conflict') return null;
  return error.failure;
}
