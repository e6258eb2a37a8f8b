import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import * as tables from '../../platform/database/schema/index.ts';
import { writeSearchTerms } from '../../subjects/salons/search-terms.ts';
import { removeOthers, upsert } from './bulk.ts';
import { catalogue, catalogueHash } from './catalogue.ts';
import { type Difference, differences } from './differences.ts';
import { importedTables } from './imported-tables.ts';

const { catalogueVersion, categories, salonClock, salons } = tables;

/** What an import did, and the rows that differed from the built-in ones before it. */
export interface ImportReport {
  /** `refused`: rows were changed since an import, or belong to another catalogue; they were not touched. */
  outcome: 'imported' | 'current' | 'refused' | 'overwritten';
  differences: readonly Difference[];
}

/**
 * Imports the built-in catalogue into a database that never had salons; without effect on any other, so that no start
 * undoes changes.
 *
 * @returns whether it imported
 */
export async function importIntoEmpty(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select from ${catalogueVersion} union all select from ${salons} union all
      select from ${categories} limit 1`);
    if (rows.length > 0) return false;
    await write(tx);
    return true;
  });
}

/**
 * Imports the built-in catalogue. Rows that are not part of it are never changed.
 *
 * @param overwrites - also restores built-in rows that were changed or deleted
 */
export async function importCatalogue(
  db: Database,
  { overwrites }: { overwrites: boolean },
): Promise<ImportReport> {
  return db.transaction(async (tx) => {
    // Blocks bookings meanwhile. The lock order is the same everywhere, against deadlocks.
    await tx
      .select({ id: salonClock.salonId })
      .from(salonClock)
      .orderBy(salonClock.salonId)
      .for('update');
    const wasImported = (await tx.$count(catalogueVersion)) > 0;
    const found = await differences(tx);
    if (found.length === 0) return { outcome: 'current', differences: found };
    const isHarmless = !wasImported && found.every(({ changed }) => changed === 0);
    if (!isHarmless && !overwrites) return { outcome: 'refused', differences: found };
    await write(tx);
    return { outcome: isHarmless ? 'imported' : 'overwritten', differences: found };
  });
}

async function write(tx: Database): Promise<void> {
  for (const { table, rows, owned } of importedTables) {
    if (owned !== undefined) await removeOthers(tx, table, rows, owned);
    await upsert(tx, table, rows);
  }
  await countReviews(tx);
  await writeSearchTerms(
    tx,
    catalogue.salons.map(({ id }) => id),
  );
  // Last, so that its triggers do not update a new calendar for each row.
  await tx
    .insert(salonClock)
    .values(catalogue.salons.map(({ id }) => ({ salonId: id })))
    .onConflictDoNothing();
  await tx.delete(catalogueVersion);
  await tx.insert(catalogueVersion).values({ hash: catalogueHash });
}

/** Customers' ratings count together with the built-in ones. */
async function countReviews(db: Database): Promise<void> {
  const ids = catalogue.salons.map(({ id }) => id);
  await db.execute(sql`
    update salons set rating = counted.rating, review_count = counted.count
    from (
      select salon_id, round(avg(stars), 1) as rating, count(*) as count from reviews
      where is_public group by salon_id
    ) as counted
    where salons.id = counted.salon_id and salons.id in ${ids}`);
}
