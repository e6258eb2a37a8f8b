import type { Review } from '../../domain/review.ts';
import type { ResponseOf } from '../../domain/api.ts';
import type { MemoryWorld } from './world.ts';

type DeskReview = ResponseOf<'listDeskReviews'>['reviews'][number];

export interface StoredReply {
  readonly reply: Review['reply'];
  readonly revision: number;
}

/** What salons say about reviews, and their reports. */
export interface MemoryReplies {
  readonly replies: Map<string, StoredReply>;
  readonly reports: Map<string, NonNullable<DeskReview['report']>>;
  /** The review with the reply of its salon. */
  readonly replied: (salonId: string, review: Review) => Review;
}

/** Reviews have the same ids at every salon. */
export const reviewKey = (salonId: string, id: string): string => `${salonId}/${id}`;

export function createMemoryReplies(world: MemoryWorld): MemoryReplies {
  const replies = new Map<string, StoredReply>();
  const reports = new Map<string, NonNullable<DeskReview['report']>>();
  world.onForget(() => {
    replies.clear();
    reports.clear();
  });
  return {
    replies,
    reports,
    replied: (salonId, review) => ({
      ...review,
      reply: replies.get(reviewKey(salonId, review.id))?.reply ?? null,
    }),
  };
}
