import type { ReviewReplyRequest, ReviewReportRequest } from '@salonica/contract/v1';
import { and, eq, sql } from 'drizzle-orm';
import { actorText } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  reviewReplies,
  reviewReports,
  reviews,
  salonClock,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';

interface Target {
  id: string;
  salonId: string;
}

/**
 * Locks a public review of the salon.
 * @throws ApiError 404 for any other
 */
async function lockReview(tx: Database, { id, salonId }: Target): Promise<void> {
  const [row] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.salonId, salonId), reviews.isPublic))
    .for('update');
  if (row === undefined) throw new ApiError(404, 'not-found');
}

/** Renews the pages that show the reviews. */
export const renewPages = (tx: Database, salonId: string) =>
  tx
    .update(salonClock)
    .set({ version: sql`${salonClock.version} + 1` })
    .where(eq(salonClock.salonId, salonId));

const record = (tx: Database, actor: CustomerActor, action: string, subject: string) =>
  tx.insert(audit).values({ actor: actorText(actor), action: `review.${action}`, subject });

/**
 * Replies to a review, or changes the reply.
 * @throws ApiError 404 for an unknown review, 412 where the reply was changed elsewhere
 */
export async function reply(
  tx: Database,
  actor: CustomerActor,
  target: Target & { revision: number },
  { text, language }: ReviewReplyRequest,
  time: number,
): Promise<void> {
  await lockReview(tx, target);
  const { id, salonId } = target;
  const [known] = await tx
    .select({ revision: reviewReplies.revision })
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, id));
  if ((known?.revision ?? 0) !== target.revision) throw new ApiError(412, 'revision-changed');
  const changed = { text, language, revision: target.revision + 1, at: new Date(time) };
  await tx
    .insert(reviewReplies)
    .values({ reviewId: id, ...changed })
    .onConflictDoUpdate({ target: reviewReplies.reviewId, set: changed });
  await renewPages(tx, salonId);
  await record(tx, actor, 'reply', id);
}

/** @throws ApiError 404 for an unknown review */
export async function removeReply(
  tx: Database,
  actor: CustomerActor,
  target: Target,
): Promise<void> {
  await lockReview(tx, target);
  await tx.delete(reviewReplies).where(eq(reviewReplies.reviewId, target.id));
  await renewPages(tx, target.salonId);
  await record(tx, actor, 'reply.remove', target.id);
}

/**
 * Asks the operator to look at a review. It stays public until the operator decides.
 * @throws ApiError 404 for an unknown review, 409 for one that was reported before
 */
export async function report(
  tx: Database,
  actor: CustomerActor,
  target: Target,
  { reason, note }: ReviewReportRequest,
  time: number,
): Promise<void> {
  await lockReview(tx, target);
  const reported = await tx
    .insert(reviewReports)
    .values({ reviewId: target.id, reason, note, at: new Date(time) })
    .onConflictDoNothing()
    .returning({ id: reviewReports.reviewId });
  if (reported.length === 0) throw new ApiError(409, 'wrong-state', { message: 'reported' });
  await record(tx, actor, 'report', target.id);
}
