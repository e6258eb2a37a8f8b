import { getTableName } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { compareRows } from './bulk.ts';
import { importedTables } from './imported-tables.ts';

/** How the rows of a table differ from the built-in ones. */
export interface Difference {
  table: string;
  /** Built-in rows that the table does not have. */
  missing: number;
  /** Built-in rows with other values, and other rows in their place. */
  changed: number;
}

/** The tables that differ from the built-in catalogue. */
export async function differences(db: Database): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { table, rows, owned, derived } of importedTables) {
    const counts = await compareRows(db, table, rows, { owned, ignored: derived ?? [] });
    if (counts.missing + counts.changed > 0) found.push({ table: getTableName(table), ...counts });
  }
  return found;
}
