import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import type { AuditWorld } from './audit-world.ts';
import { mostFound } from './most-found.ts';

/** Looks for inconsistent records. */
export interface AuditCheck {
  name: string;
  /** Ids of the records, at most a thousand. */
  find: (db: Database, world: AuditWorld) => Promise<readonly string[]>;
}

const idRowsSchema = v.array(v.object({ id: v.string() }));

/** A check by one query, which selects `id`. */
export const select = (name: string, query: SQL): AuditCheck => ({
  name,
  async find(db) {
    const { rows } = await db.execute(sql`${query} limit ${mostFound}`);
    return v.parse(idRowsSchema, rows).map(({ id }) => id);
  },
});
