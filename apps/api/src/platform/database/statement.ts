import { Client, Pool } from 'pg';
import type { Database } from './database.ts';

/** A value as the driver sends it. */
export type Parameter = string | number | boolean | null | readonly (string | number)[];

export interface Result<Row> {
  rows: Row[];
  /** Rows that were read or written. */
  count: number;
}

/**
 * A statement that each connection plans once, for calls that come often: no text is built and none is parsed. It goes to the
 * driver directly, and so into a transaction of `transact`, not into one of Drizzle.
 *
 * @param name - its own among all statements
 * @example const versionOf = statement<{ version: string }>('version_of', 'select version from salon_clock where salon_id = $1')
 */
export function statement<Row extends object = Record<string, unknown>>(
  name: string,
  text: string,
) {
  return async (db: Database, ...parameters: readonly Parameter[]): Promise<Result<Row>> => {
    const query = { name, text, values: [...parameters] };
    const { rows, rowCount } = await clientOf(db).query<Row>(query);
    return { rows, count: rowCount ?? 0 };
  };
}

function clientOf(db: Database): Pool | Client {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof Pool || client instanceof Client) return client;
  throw new Error('A statement needs the database, or a transaction of `transact`.');
}
