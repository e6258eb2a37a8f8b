import * as v from 'valibot';
import { optionalTextSchema, textSchema } from '../typed-text.ts';
import { replyLanguages } from './desk-conversations.ts';
import { longestReportNote, longestReviewReply, reportReasons } from './facts.ts';
import { reviewPageSchema, reviewSchema } from './salons.ts';
import { countSchema, instantSchema } from './values.ts';

/** A review as its salon sees it. */
export const deskReviewSchema = v.object({
  ...reviewSchema.entries,
  /** Of the reply; 0 without one. */
  revision: countSchema,
  /** The salon's report to the operator; null without one. */
  report: v.nullable(
    v.object({
      reason: v.picklist(reportReasons),
      at: instantSchema,
      isDecided: v.boolean(),
    }),
  ),
});

/** Response of `GET /api/v1/desk/{salon}/reviews`. */
export const deskReviewPageSchema = v.object({
  ...reviewPageSchema.entries,
  reviews: v.array(deskReviewSchema),
});

/** One review. */
export const deskReviewResponseSchema = v.object({ review: deskReviewSchema });

/** Body of `PUT /api/v1/desk/{salon}/reviews/{id}/reply`. */
export const reviewReplyRequestSchema = v.object({
  text: textSchema(longestReviewReply),
  language: v.picklist(replyLanguages),
});

/** Body of `POST /api/v1/desk/{salon}/reviews/{id}/report`. */
export const reviewReportRequestSchema = v.object({
  reason: v.picklist(reportReasons),
  note: optionalTextSchema(longestReportNote),
});

export type DeskReviewWire = v.InferInput<typeof deskReviewSchema>;
export type DeskReviewPage = v.InferInput<typeof deskReviewPageSchema>;
export type ReviewReplyRequest = v.InferOutput<typeof reviewReplyRequestSchema>;
export type ReviewReportRequest = v.InferOutput<typeof reviewReportRequestSchema>;
