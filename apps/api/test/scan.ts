import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database } from '../src/platform/database/database.ts';

const tablesSchema = v.array(v.object({ schema: v.string(), name: v.string() }));
const countSchema = v.tuple([v.object({ count: v.number() })]);

/**
 * Names of all tables, including those of the job library, that contain a text or the bytes of a
 * file.
 */
export async function tablesWith(db: Database, marker: string | Buffer): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  const bytes = Buffer.from(marker).toString('hex');
  // Text columns cannot hold the bytes of a file, only their digits.
  const text = typeof marker === 'string' ? marker : bytes;
  for (const { schema, name } of v.parse(tablesSchema, rows)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows: counted } = await db.execute(sql`
      select count(*)::int as count from ${table} as row
      where strpos(row::text, ${text}) > 0 or strpos(row::text, ${bytes}) > 0`);
    if (v.parse(countSchema, counted)[0].count > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

/** All files below a folder, by path. */
export function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(paths.map((path) => [path, readFileSync(path)]));
}
