import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { reviewReports, reviews, salons } from '../../platform/database/schema/index.ts';
import { updateAverage } from './rate-salon.ts';
import { renewPages } from './reply.ts';

/** The open reports for the operator, oldest first, one line each. */
export async function listReports(db: Database): Promise<string[]> {
  const rows = await db
    .select({
      id: reviews.id,
      at: reviewReports.at,
      reason: reviewReports.reason,
      note: reviewReports.note,
      salon: salons.name,
      stars: reviews.stars,
      words: reviews.words,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(salons, eq(salons.id, reviews.salonId))
    .where(isNull(reviewReports.decidedAt))
    .orderBy(asc(reviewReports.at), asc(reviews.id));
  return rows.map(({ id, at, reason, note, salon, stars, words }) =>
    [
      id,
      at.toISOString(),
      salon,
      reason,
      `${stars} stars`,
      JSON.stringify(words),
      JSON.stringify(note),
    ].join('  '),
  );
}

/**
 * Decides a report: the review stays, or is never public again and counts no more.
 * @returns false where there is no open report
 */
export const decideReport = (
  db: Database,
  reviewId: string,
  decision: 'keep' | 'hide',
  time: number,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const decided = await tx
      .update(reviewReports)
      .set({ decidedAt: new Date(time) })
      .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)))
      .returning({ id: reviewReports.reviewId });
    if (decided.length === 0) return false;
    if (decision === 'keep') return true;
    const [review] = await tx
      .update(reviews)
      .set({ isPublic: false, hiddenAt: new Date(time) })
      .where(eq(reviews.id, reviewId))
      .returning({ salonId: reviews.salonId });
    if (review === undefined) return true;
    await updateAverage(tx, review.salonId);
    await renewPages(tx, review.salonId);
    return true;
  });
