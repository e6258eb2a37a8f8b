import type { Api, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { Review } from '../../domain/review.ts';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { type MemoryReplies, reviewKey } from './review-replies.ts';
import { reviewPage } from './reviews.ts';
import { reviewsAt } from './salons.ts';
import { type EnterDesk, type MemoryWorld, notFound } from './world.ts';

type DeskReview = ResponseOf<'listDeskReviews'>['reviews'][number];

export type MemoryDeskReviews = Pick<
  Api,
  'listDeskReviews' | 'replyToReview' | 'removeReviewReply' | 'reportReview'
>;

/** Reviews at the desk of the member's salon. */
export function createMemoryDeskReviews(
  world: MemoryWorld,
  { replies, reports, replied }: MemoryReplies,
  enter: EnterDesk,
): MemoryDeskReviews {
  const salonOf = async (id: string) => {
    const salon = (await world.salons('en')).find((one) => one.id === id);
    if (salon === undefined) throw notFound();
    return salon;
  };
  const told = (salon: string, review: Review): DeskReview => ({
    ...replied(salon, review),
    revision: replies.get(reviewKey(salon, review.id))?.revision ?? 0,
    report: reports.get(reviewKey(salon, review.id)) ?? null,
  });
  const find = async (salon: string, id: string) => {
    await enter(salon, 'manager');
    const found = reviewsAt(world, await salonOf(salon)).find((review) => review.id === id);
    if (found === undefined) throw notFound();
    return { found, key: reviewKey(salon, id) };
  };

  return {
    async listDeskReviews({ salon, query = {}, signal }) {
      await enter(salon, 'manager', signal);
      const { rating, ...one } = await salonOf(salon);
      const page = reviewPage(reviewsAt(world, { ...one, rating }), rating, query);
      return { ...page, reviews: page.reviews.map((review) => told(salon, review)) };
    },
    async replyToReview({ salon, id, revision, body: { text, language } }) {
      const { found, key } = await find(salon, id);
      if ((replies.get(key)?.revision ?? 0) !== revision) throw new ServiceError({ kind: 'stale' });
      const date = todayIn(salonTimeZone, world.now());
      replies.set(key, { reply: { text, language, date }, revision: revision + 1 });
      return { review: told(salon, found) };
    },
    async removeReviewReply({ salon, id }) {
      const { found, key } = await find(salon, id);
      replies.delete(key);
      return { review: told(salon, found) };
    },
    async reportReview({ salon, id, body: { reason } }) {
      const { found, key } = await find(salon, id);
      if (reports.has(key)) throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
      reports.set(key, { reason, at: world.now(), isDecided: false });
      return { review: told(salon, found) };
    },
  };
}
