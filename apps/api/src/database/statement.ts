import type { Database } from './database.ts';

/** A value as the driver sends it. */
export type Parameter = string | number | boolean | null | readonly (string | number)[];

export interface Result<Row> {
  rows: Row[];
  /** Rows that were read or written. */
  count: number;
}

/**
 * A statement that each connection plans once, for calls that come often: no text is built and none is parsed.
 *
 * @param name - its own among all statements
 * @example const versionOf = statement<{ version: string }>('version_of', 'select version from salon_clock where salon_id = $1')
 */
export function statement<Row extends object = Record<string, unknown>>(
  name: string,
  text: string,
) {
  return async (db: Database, ...parameters: readonly Parameter[]): Promise<Result<Row>> => {
    const query = { sql: text, params: [...parameters] };
    const { rows, rowCount } = await db._.session
      .prepareQuery<{
        execute: { rows: Row[]; rowCount: number | null };
        all: never;
        values: never;
      }>(query, undefined, name, false)
      .execute();
    return { rows, count: rowCount ?? 0 };
  };
}
