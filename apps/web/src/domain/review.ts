import type { PlainDate } from '../shared/dates.ts';
import type { Stars } from './booking.ts';

export interface Review {
  readonly id: string;
  readonly author: string;
  /** Address of the portrait. */
  readonly picture: string | null;
  readonly stars: Stars;
  readonly date: PlainDate;
  /** Null for a rating without a text. */
  readonly text: string | null;
  /** Language in which name and text were written. */
  readonly language: string;
  /** Written about a visit that was booked here. */
  readonly isVerified: boolean;
}

/** What all reviews of a salon say together. */
export interface ReviewSummary {
  /** Null without a rating. */
  readonly rating: number | null;
  readonly count: number;
  /** How many gave so many stars; together they are `count`. */
  readonly counts: Readonly<Record<Stars, number>>;
}

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];
