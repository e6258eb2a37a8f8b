import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';

/** The number of matching salons; not more than a visitor wants to know, which bounds the work. */
export const countSalons = (
  db: Database,
  fits: SQL | undefined,
  most: number = mostCounted,
): Promise<number> =>
  db.$count(
    db
      .select({ found: sql`1`.as('found') })
      .from(salons)
      .where(fits)
      .limit(most)
      .as('matching'),
  );
