import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviewReports, reviews, salons } from '../../platform/database/schema/index.ts';

/** A customer's rating of a visit. */
export interface VisitRating {
  bookingId: string;
  salonId: string;
  author: string;
  /** Null removes the rating. */
  stars: number | null;
  /** Null for a rating without text. */
  words: string | null;
  language: string;
  /** The day of the rating, at the salon. */
  date: string;
  /** Whether others see it, and the average counts it. */
  isPublic: boolean;
}

/**
 * Stores a rating among the salon's reviews, replacing an earlier one of the same visit, and
 * updates the average.
 */
export async function rateSalon(
  tx: Database,
  { stars, salonId, ...rating }: VisitRating,
): Promise<void> {
  // Ratings of one salon are serialised, so that the average includes all.
  await tx
    .select({ id: salons.id })
    .from(salons)
    .where(eq(salons.id, salonId))
    .for('no key update');
  if (stars === null) {
    await tx.delete(reviews).where(eq(reviews.bookingId, rating.bookingId));
  } else {
    const { bookingId, ...changed } = { ...rating, stars };
    const isBooking = eq(reviews.bookingId, bookingId);
    const [before] = await tx.select({ words: reviews.words }).from(reviews).where(isBooking);
    const [review] = await tx
      .insert(reviews)
      .values({ bookingId, salonId, ...changed })
      .onConflictDoUpdate({ target: reviews.bookingId, set: changed })
      .returning({ id: reviews.id });
    if (review !== undefined && before !== undefined && before.words !== changed.words) {
      // What the operator kept was another text: the salon may report this one.
      await tx
        .delete(reviewReports)
        .where(and(eq(reviewReports.reviewId, review.id), isNotNull(reviewReports.decidedAt)));
    }
  }
  await updateAverage(tx, salonId);
}

/** The salon's average and count, of public ratings. */
export async function updateAverage(tx: Database, salonId: string): Promise<void> {
  await tx
    .update(salons)
    .set({
      rating: sql`coalesce((select round(avg(stars), 1) from reviews where salon_id = ${salonId} and is_public), 0)`,
      reviewCount: sql`(select count(*) from reviews where salon_id = ${salonId} and is_public)`,
    })
    .where(eq(salons.id, salonId));
}
