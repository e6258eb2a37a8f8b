import type { PlainDate } from '../shared/dates.ts';
import type { Stars } from './booking.ts';

export interface Review {
  readonly id: string;
  readonly author: string;
  /** URL of the portrait. */
  readonly picture: string | null;
  readonly stars: Stars;
  readonly date: PlainDate;
  /** Null for a rating without a text. */
  readonly text: string | null;
  /** Language of name and text. */
  readonly language: string;
  /** About a visit that was booked here. */
  readonly isVerified: boolean;
}

/** Summary of a salon's reviews. */
export interface ReviewSummary {
  /** Null without ratings. */
  readonly rating: number | null;
  readonly count: number;
  /** Number of ratings by stars; their sum is `count`. */
  readonly counts: Readonly<Record<Stars, number>>;
}

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];
