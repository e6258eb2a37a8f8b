import type { Api, RequestOf } from '../../domain/api.ts';
import type { ReviewPage } from '../../domain/review.ts';
import { unlessNotFound } from '../../domain/unless-not-found.ts';

const noReviews: ReviewPage = {
  summary: { rating: null, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  reviews: [],
  total: 0,
  nextCursor: null,
};

/** A page of reviews; empty for an unknown salon. */
export const readReviews = (
  api: Pick<Api, 'listReviews'>,
  request: RequestOf<'listReviews'>,
): Promise<ReviewPage> => unlessNotFound(api.listReviews(request), noReviews);
