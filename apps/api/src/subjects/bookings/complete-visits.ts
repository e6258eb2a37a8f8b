import { day } from '@salonica/policy';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings, customers, reviews, salons } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { updateAverage } from '../reviews/rate-salon.ts';

/** Visits per statement. */
const batch = 1000;

/**
 * Completes visits that ended a day ago, unless the salon has said otherwise, and publishes ratings
 * of completed visits whose customer has an address that answered.
 */
export async function completeVisits(db: Database, now: number): Promise<void> {
  for (;;) {
    const ended = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.status, 'confirmed'), lte(bookings.endsAt, new Date(now - day))))
      .orderBy(asc(bookings.endsAt))
      .limit(batch);
    const ids = ended.map(({ id }) => id);
    if (ids.length > 0) {
      await db
        .update(bookings)
        .set({ status: 'completed' })
        .where(and(inArray(bookings.id, ids), eq(bookings.status, 'confirmed')));
    }
    if (ids.length < batch) break;
  }
  await publishRatings(db);
}

async function publishRatings(db: Database): Promise<void> {
  const waiting = await db
    .selectDistinct({ salonId: reviews.salonId })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .where(isPublishable());
  for (const { salonId } of waiting) {
    await transact(db, async (tx) => {
      // The lock of every rating, so that the average includes all.
      await tx.select().from(salons).where(eq(salons.id, salonId)).for('no key update');
      const ids = tx
        .select({ id: reviews.id })
        .from(reviews)
        .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
        .leftJoin(customers, eq(customers.id, bookings.customerId))
        .where(and(eq(reviews.salonId, salonId), isPublishable()));
      await tx.update(reviews).set({ isPublic: true }).where(inArray(reviews.id, ids));
      await updateAverage(tx, salonId);
    });
  }
}

/** The rating of a sample visit has no author; what the operator hid stays hidden. */
const isPublishable = () =>
  and(
    eq(reviews.isPublic, false),
    isNull(reviews.hiddenAt),
    ne(reviews.author, ''),
    eq(bookings.status, 'completed'),
    or(
      isNotNull(customers.emailVerifiedAt),
      and(isNotNull(bookings.guestId), isNotNull(bookings.contactProvedAt)),
    ),
  );
