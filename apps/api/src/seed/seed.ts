import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../database/schema/index.ts';
import { catalogue, catalogueHash } from './catalogue.ts';
import { removeOthers, retireOthers, upsert } from './bulk.ts';

const { catalogueVersion, reviews, salonClock, salons } = tables;

/**
 * Writes the built-in catalogue, unless the tables are current. Removed entries are retired, not
 * deleted, because bookings refer to them; customers, bookings and ratings are not changed.
 */
export async function seed(db: Database): Promise<void> {
  const [held] = await db.select().from(catalogueVersion);
  if (held?.hash === catalogueHash) return;
  await db.transaction(async (tx) => {
    // Blocks bookings meanwhile. The lock order is the same everywhere, against deadlocks.
    await tx
      .select({ id: salonClock.salonId })
      .from(salonClock)
      .orderBy(salonClock.salonId)
      .for('update');
    await upsert(tx, tables.categories, catalogue.categories);
    await upsert(tx, salons, catalogue.salons);
    await upsert(tx, tables.services, catalogue.services);
    await upsert(tx, tables.staff, catalogue.staff);
    await retireOthers(tx, salons, catalogue.salons);
    await retireOthers(tx, tables.services, catalogue.services);
    await retireOthers(tx, tables.staff, catalogue.staff);

    await replace(tx, tables.categoryServices, catalogue.categoryServices);
    await replace(tx, tables.salonImages, catalogue.images);
    await replace(tx, tables.salonCategories, catalogue.salonCategories);
    await replace(tx, tables.salonHours, catalogue.salonHours);
    await replace(tx, tables.salonExceptions, catalogue.salonExceptions);
    await replace(tx, tables.staffServices, catalogue.staffServices);
    await replace(tx, tables.staffHours, catalogue.staffHours);
    await replace(tx, tables.staffAbsences, catalogue.staffAbsences);
    await removeOthers(tx, tables.categories, catalogue.categories);

    await upsert(tx, reviews, catalogue.reviews);
    await removeOthers(tx, reviews, catalogue.reviews, sql`booking_id is null`);
    await countReviews(tx);
    // Last, so that its triggers do not update a new calendar for each row.
    await tx
      .insert(salonClock)
      .values(catalogue.salons.map(({ id }) => ({ salonId: id })))
      .onConflictDoNothing();

    await tx.delete(catalogueVersion);
    await tx.insert(catalogueVersion).values({ hash: catalogueHash });
  });
}

/** For tables without references to them. */
async function replace(...[db, table, rows]: Parameters<typeof upsert>): Promise<void> {
  await removeOthers(db, table, rows);
  await upsert(db, table, rows);
}

/** Customers' ratings count together with the built-in ones. */
async function countReviews(db: Database): Promise<void> {
  await db.execute(sql`
    update salons set rating = counted.rating, review_count = counted.count
    from (
      select salon_id, round(avg(stars), 1) as rating, count(*) as count from reviews
      where is_public group by salon_id
    ) as counted
    where salons.id = counted.salon_id`);
}
