import type { DeskReviewWire } from '@salonica/contract/v1';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviewReports, reviews } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type ReviewRow, reviewWire, selectReviews } from './list.ts';

/** Reviews with what only their salon sees. */
export async function deskReviews(
  db: Database,
  rows: readonly ReviewRow[],
  versioned: (path: string) => string,
): Promise<DeskReviewWire[]> {
  const reports = await db
    .select()
    .from(reviewReports)
    .where(
      inArray(
        reviewReports.reviewId,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map((row) => {
    const report = reports.find(({ reviewId }) => reviewId === row.id);
    return {
      ...reviewWire(row, versioned),
      revision: row.replyRevision ?? 0,
      report:
        report === undefined
          ? null
          : {
              reason: report.reason,
              at: report.at.toISOString(),
              isDecided: report.decidedAt !== null,
            },
    };
  });
}

/** @throws ApiError 404 for one of another salon, or one that is not public */
export async function findDeskReview(
  db: Database,
  { id, salonId }: { id: string; salonId: string },
  versioned: (path: string) => string,
): Promise<DeskReviewWire> {
  const rows = await selectReviews(db).where(
    and(eq(reviews.id, id), eq(reviews.salonId, salonId), reviews.isPublic),
  );
  const [review] = await deskReviews(db, rows, versioned);
  if (review === undefined) throw new ApiError(404, 'not-found');
  return review;
}
