import {
  reviewPageSchema,
  type ReviewPageAnswer,
  salonDetailsSchema,
  salonPageSchema,
} from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { ReviewPage, SalonQuery, SalonsPort } from '../../domain/ports/salons-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toSalon, toSalonDetails } from './to-salon.ts';
import { v1Path } from './v1-path.ts';

function parametersOf({
  text,
  place,
  categoryIds,
  price,
  topRated,
  rating,
  near,
  within,
  availableOn,
  sort,
  cursor,
  limit,
}: SalonQuery): Record<string, string | undefined> {
  return {
    q: text,
    place,
    categories: categoryIds?.join(','),
    price,
    topRated: topRated === true ? 'true' : undefined,
    rating: rating?.toString(),
    near:
      near === undefined ? undefined : `${near.latitude.toFixed(6)},${near.longitude.toFixed(6)}`,
    within: within?.toString(),
    availableOn,
    sort,
    cursor: cursor ?? undefined,
    limit: limit?.toString(),
  };
}

function toReviewPage(
  { summary, reviews, total, nextCursor }: ReviewPageAnswer,
  { portrait }: Pictures,
): ReviewPage {
  const items = reviews.map((review) => ({ ...review, picture: portrait(review.picture) }));
  return { summary, items, total, nextCursor };
}

const noReviews: ReviewPage = {
  summary: { rating: null, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  items: [],
  total: 0,
  nextCursor: null,
};

const isNotFound = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'not-found';

export function createSalonsApi(client: ApiClient, pictures: Pictures): SalonsPort {
  return {
    async list(query, request) {
      const answer = await client.get({
        path: v1Path('salons'),
        query: parametersOf(query),
        ...request,
      });
      const { salons, total, nextCursor } = answerOf(salonPageSchema, answer);
      return { items: salons.map((salon) => toSalon(salon, pictures)), total, nextCursor };
    },

    async get(id, request) {
      try {
        const answer = await client.get({ path: v1Path('salon', id), ...request });
        return toSalonDetails(answerOf(salonDetailsSchema, answer), pictures);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    async reviews(id, { order, stars, cursor }, request) {
      const query = { order, stars: stars?.toString(), cursor: cursor ?? undefined };
      try {
        const answer = await client.get({ path: v1Path('reviews', id), query, ...request });
        return toReviewPage(answerOf(reviewPageSchema, answer), pictures);
      } catch (error) {
        if (isNotFound(error)) return noReviews;
        throw error;
      }
    },
  };
}
