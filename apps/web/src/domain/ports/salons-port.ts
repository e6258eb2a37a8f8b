import type { Stars } from '../booking.ts';
import type { Review, ReviewOrder, ReviewSummary } from '../review.ts';
import type { Salon, SalonDetails } from '../salon.ts';
import type { PlainDate } from '../../shared/dates.ts';
import type { Page, Request } from './request.ts';

export const salonSorts = ['distance', 'rating', 'price', 'availability'] as const;

export type SalonSort = (typeof salonSorts)[number];

/** A request for salons; omitted fields do not filter. */
export interface SalonQuery {
  /** Matched without accents, case and final sigma, in both languages. */
  readonly text?: string;
  /** Street, quarter, city or post code, matched like `text`. */
  readonly place?: string;
  /** A salon in any of them matches. */
  readonly categoryIds?: readonly string[];
  readonly price?: '$' | '$$' | '$$$';
  readonly topRated?: boolean;
  /** Minimum rating, 1 to 5. */
  readonly rating?: number;
  /** Origin of distances, instead of the city centre. */
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
  /** On all pages. */
  readonly total: number;
}

export interface ReviewQuery {
  readonly order: ReviewOrder;
  /** Only reviews with this number of stars. */
  readonly stars: Stars | null;
  readonly cursor: string | null;
}

export interface ReviewPage extends Page<Review> {
  readonly summary: ReviewSummary;
  /** On all pages. */
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
