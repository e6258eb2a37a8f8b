import { type ConflictCode, ServiceError } from '../../domain/failure.ts';

const gone: ReadonlySet<ConflictCode | undefined> = new Set([
  'offer-gone',
  'slot-taken',
  'not-bookable',
  'wrong-state',
  'too-late',
]);

/** Whether a hold has ended; other failures can be retried. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { failure } = error;
  return failure.kind === 'not-found' || (failure.kind === 'conflict' && gone.has(failure.code));
}
