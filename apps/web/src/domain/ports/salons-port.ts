import type { Stars } from '../booking.ts';
import type { Review, ReviewOrder, ReviewSummary } from '../review.ts';
import type { Salon, SalonDetails } from '../salon.ts';
import type { PlainDate } from '../../shared/dates.ts';
import type { Page, Request } from './request.ts';

export const salonSorts = ['distance', 'rating', 'price', 'availability'] as const;

export type SalonSort = (typeof salonSorts)[number];

/** A question to the list of salons; what is left out does not matter. */
export interface SalonQuery {
  /** Folded for accents, case and final sigma, in both languages. */
  readonly text?: string;
  /** Street, quarter, city or post code, folded as `text`. */
  readonly place?: string;
  /** A salon in any of them fits. */
  readonly categoryIds?: readonly string[];
  readonly price?: '$' | '$$' | '$$$';
  readonly topRated?: boolean;
  /** Least rating, 1 to 5. */
  readonly rating?: number;
  /** Distances are measured from here instead of the centre of the city. */
  readonly near?: { readonly latitude: number; readonly longitude: number };
  /** Miles. */
  readonly within?: number;
  /** Only salons with a free time on that day. */
  readonly availableOn?: PlainDate;
  readonly sort?: SalonSort;
  readonly cursor?: string | null;
  /** Salons on a page. */
  readonly limit?: number;
}

export interface SalonPage extends Page<Salon> {
  /** On all pages of this question. */
  readonly total: number;
}

export interface ReviewQuery {
  readonly order: ReviewOrder;
  /** Only reviews with so many stars. */
  readonly stars: Stars | null;
  readonly cursor: string | null;
}

export interface ReviewPage extends Page<Review> {
  readonly summary: ReviewSummary;
  /** On all pages of this question. */
  readonly total: number;
}

/** Salons of the marketplace. Rejects with a `ServiceError`. */
export interface SalonsPort {
  list(query: SalonQuery, request: Request): Promise<SalonPage>;
  /** Null for an unknown salon. */
  get(id: string, request: Request): Promise<SalonDetails | null>;
  /** Empty for an unknown salon. */
  reviews(id: string, query: ReviewQuery, request: Request): Promise<ReviewPage>;
}
