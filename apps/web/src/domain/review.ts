export { longestReportNote, longestReviewReply, reportReasons } from '@salonica/contract/v1/facts';
import type { ResponseOf, RequestOf } from './api.ts';

/** One page of a salon's reviews, with their summary. */
export type ReviewPage = ResponseOf<'listReviews'>;

export type Review = ReviewPage['reviews'][number];

/** Summary of a salon's reviews. */
export type ReviewSummary = ReviewPage['summary'];

export type ReviewQuery = NonNullable<RequestOf<'listReviews'>['query']>;

export type ReviewOrder = NonNullable<ReviewQuery['order']>;

export const reviewOrders = [
  'newest',
  'highest',
  'lowest',
] as const satisfies readonly ReviewOrder[];
