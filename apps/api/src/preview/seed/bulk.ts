import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';

type Rows<Table extends PgTable> = readonly InferInsertModel<Table>[];

/** Inserts rows in one statement: as one JSON document, which avoids the limit on parameters. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  if (rows.length > 0) await db.execute(insertionOf(table, rows));
}

/** Inserts rows, or updates existing ones by key. */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = keyOf(table);
  const changed = writtenColumns(table, rows).filter((name) => !keys.includes(name));
  const of = (record: SQL) => list(changed.map((name) => sql`${record}.${id(name)}`));
  // Skips unchanged rows, so that no trigger runs.
  const change =
    changed.length === 0
      ? sql`nothing`
      : sql`update set (${names(changed)}) = row (${of(sql`excluded`)})
        where (${of(sql`${table}`)}) is distinct from (${of(sql`excluded`)})`;
  await db.execute(sql`${insertionOf(table, rows)} on conflict (${names(keys)}) do ${change}`);
}

function insertionOf<Table extends PgTable>(table: Table, rows: Rows<Table>): SQL {
  const columns = names(writtenColumns(table, rows));
  return sql`insert into ${table} (${columns}) select ${columns} from ${recordsOf(table, rows)}`;
}

/** Column names of the rows; all rows have the same. */
function writtenColumns<Table extends PgTable>(table: Table, rows: Rows<Table>): string[] {
  const columns = getTableColumns(table);
  return Object.keys(rows[0] ?? {}).map((field) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`"${field}" is no column of the table.`);
    return column.name;
  });
}

/** Deletes the rows that match the condition and are not in the catalogue. */
export async function removeOthers<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Rows<Table>,
  condition: SQL,
): Promise<void> {
  const keys = names(keyOf(table));
  await db.execute(sql`
    delete from ${table}
    where ${condition} and (${keys}) not in (select ${keys} from ${recordsOf(table, rows)})`);
}

/**
 * Counts rows that the table does not have, and those that differ in it.
 *
 * @param owned - where each further row of the table is a difference too
 * @param ignored - names of columns that may differ
 */
export async function compareRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Rows<Table>,
  { owned, ignored }: { owned?: SQL | undefined; ignored: readonly string[] },
): Promise<{ missing: number; changed: number }> {
  const keys = keyOf(table);
  const compared = writtenColumns(table, rows).filter((name) => !ignored.includes(name));
  const [key = ''] = keys;
  const of = (record: SQL, columns: readonly string[]) =>
    list(columns.map((name) => sql`${record}.${id(name)}`));
  const counted = await db.execute<{ missing: number; changed: number; others: number }>(sql`
    select count(*) filter (where ${table}.${id(key)} is null)::int as missing,
      count(*) filter (where ${table}.${id(key)} is not null
        and (${of(sql`${table}`, compared)}) is distinct from (${of(sql`wanted`, compared)}))::int as changed,
      ${owned === undefined ? sql`0` : othersOf(table, rows, owned)} as others
    from ${recordsOf(table, rows)} as wanted
    left join ${table} on (${of(sql`${table}`, keys)}) = (${of(sql`wanted`, keys)})`);
  const { missing = 0, changed = 0, others = 0 } = counted.rows[0] ?? {};
  return { missing, changed: changed + others };
}

const othersOf = <Table extends PgTable>(table: Table, rows: Rows<Table>, owned: SQL): SQL => {
  const keys = names(keyOf(table));
  return sql`(select count(*)::int from ${table}
    where ${owned} and (${keys}) not in (select ${keys} from ${recordsOf(table, rows)}))`;
};

/** The rows as records of their table; fields have the names of its columns. */
function recordsOf<Table extends PgTable>(table: Table, rows: Rows<Table>): SQL {
  const columns = getTableColumns(table);
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [columns[field]?.name ?? field, value]),
    ),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}

function keyOf(table: PgTable): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const joint = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  return joint.length > 0
    ? joint
    : columns.filter(({ primary }) => primary).map(({ name }) => name);
}

const id = (name: string) => sql.identifier(name);
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const names = (columns: readonly string[]) => list(columns.map((name) => sql`${id(name)}`));
