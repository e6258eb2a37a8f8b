import { type Failure, ServiceError } from '../../domain/failure.ts';

/** The conflict of a refused write; null for any other failure. */
export function conflictOf(error: unknown): Extract<Failure, { kind: 'conflict' }> | null {
  if (!(error instanceof ServiceError) || error.failure.kind !== 'conflict') return null;
  return error.failure;
}
