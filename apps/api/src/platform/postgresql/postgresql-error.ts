/** A problem with the embedded PostgreSQL that the person at the terminal can solve. */
export class PostgresqlError extends Error {
  override name = 'PostgresqlError';
}
