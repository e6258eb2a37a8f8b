import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../src/database/database.ts';

const tablesSchema = v.array(v.object({ schema: v.string(), name: v.string() }));
const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Names of all tables, of the library of jobs as well, in which a text stands somewhere, also as bytes. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  const bytes = Buffer.from(text).toString('hex');
  for (const { schema, name } of v.parse(tablesSchema, rows)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows: counted } = await db.execute(sql`
      select count(*)::int as count from ${table} as row
      where strpos(row::text, ${text}) > 0 or strpos(row::text, ${bytes}) > 0`);
    if (v.parse(countSchema, counted)[0].count > 0) found.push(`${schema}.${name}`);
  }
  return found;
}
