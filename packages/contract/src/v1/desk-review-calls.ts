import { type Call, read } from './call.ts';
import { deskParamsSchema, deskRecordParamsSchema } from './desk.ts';
import {
  deskReviewPageSchema,
  deskReviewResponseSchema,
  reviewReplyRequestSchema,
  reviewReportRequestSchema,
} from './desk-reviews.ts';
import { v1Paths } from './protocol.ts';
import { reviewQuerySchema } from './salons.ts';

const managers = { access: 'member', role: 'manager' } as const;

/** Reviews at a salon's desk: calls of its managers. */
export const deskReviewCalls = {
  listDeskReviews: {
    ...read,
    ...managers,
    path: v1Paths.deskReviews,
    params: deskParamsSchema,
    summary: 'List the reviews of a salon, with its replies and reports',
    query: reviewQuerySchema,
    response: deskReviewPageSchema,
  },
  replyToReview: {
    ...managers,
    method: 'put',
    path: v1Paths.deskReviewReply,
    params: deskRecordParamsSchema,
    summary: 'Reply to a review, or change the reply',
    body: reviewReplyRequestSchema,
    needs: ['idempotency-key', 'revision'],
    status: 200,
    response: deskReviewResponseSchema,
  },
  removeReviewReply: {
    ...managers,
    method: 'delete',
    path: v1Paths.deskReviewReply,
    params: deskRecordParamsSchema,
    summary: 'Remove the reply to a review',
    needs: ['idempotency-key'],
    status: 200,
    response: deskReviewResponseSchema,
  },
  reportReview: {
    ...managers,
    method: 'post',
    path: v1Paths.deskReviewReport,
    params: deskRecordParamsSchema,
    summary: 'Ask the operator to look at a review',
    body: reviewReportRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    response: deskReviewResponseSchema,
  },
} as const satisfies Record<string, Call>;
