import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../database/schema/index.ts';
import { catalogue, catalogueHash } from './catalogue.ts';
import { removeOthers, retireOthers, upsert } from './bulk.ts';

const { catalogueVersion, reviews, salonClock, salons } = tables;

/**
 * Puts the built-in catalogue into the tables, unless they hold it already. What is gone from it is retired and never deleted,
 * since bookings point to it; customers, bookings and ratings of theirs are left alone.
 */
export async function seed(db: Database): Promise<void> {
  const [held] = await db.select().from(catalogueVersion);
  if (held?.hash === catalogueHash) return;
  await db.transaction(async (tx) => {
    // Bookings wait meanwhile. The order of locks is the same everywhere, so that there is no deadlock.
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
    // Last, so that a new calendar is not touched by each of its rows.
    await tx
      .insert(salonClock)
      .values(catalogue.salons.map(({ id }) => ({ salonId: id })))
      .onConflictDoNothing();

    await tx.delete(catalogueVersion);
    await tx.insert(catalogueVersion).values({ hash: catalogueHash });
  });
}

/** For tables that nothing points to. */
async function replace(...[db, table, rows]: Parameters<typeof upsert>): Promise<void> {
  await removeOthers(db, table, rows);
  await upsert(db, table, rows);
}

/** The ratings of customers count beside the built-in ones. */
async function countReviews(db: Database): Promise<void> {
  await db.execute(sql`
    update salons set rating = counted.rating, review_count = counted.count
    from (
      select salon_id, round(avg(stars), 1) as rating, count(*) as count from reviews
      where is_public group by salon_id
    ) as counted
    where salons.id = counted.salon_id`);
}
