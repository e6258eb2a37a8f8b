import type { PlainDate } from '../shared/dates.ts';
import type { Money } from '../shared/money.ts';
import type { Salon } from './salon.ts';

/** A service that this visitor has booked before. */
export interface FavoriteService {
  readonly salonId: string;
  readonly serviceId: string;
  /** Position of the service in the salon's list. */
  readonly serviceIndex: number;
  readonly serviceName: string;
  readonly price: Money;
  readonly minutes: number;
  /** Number of bookings. */
  readonly times: number;
  /** The last completed visit; null before the first. */
  readonly lastDate: PlainDate | null;
}

/** The reason of a recommendation. */
export type RecommendationReason =
  | { readonly kind: 'booked'; readonly serviceName: string }
  | { readonly kind: 'saved'; readonly salonName: string }
  | { readonly kind: 'loved' };

export interface Recommendation {
  readonly salonId: string;
  readonly reason: RecommendationReason;
}

export interface Recommendations {
  /** Most booked first; empty for a customer without bookings. */
  readonly favorites: readonly FavoriteService[];
  readonly recommended: readonly Recommendation[];
  /** Titles of categories. */
  readonly trending: readonly string[];
  /** All salons mentioned above. */
  readonly salons: readonly Salon[];
}
