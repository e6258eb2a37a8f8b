import { DatabaseError } from 'pg';

/** Whether the constraint on chairs rejected a write; Drizzle wraps the errors of its queries. */
export function isChairTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof DatabaseError && cause.constraint === 'one_chair';
}
