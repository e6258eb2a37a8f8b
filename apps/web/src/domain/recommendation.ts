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
  /** How often it was booked. */
  readonly times: number;
  /** The last time that is over; null while the first is still to come. */
  readonly lastDate: PlainDate | null;
}

/** Why a salon is recommended. */
export type RecommendationReason =
  | { readonly kind: 'booked'; readonly serviceName: string }
  | { readonly kind: 'saved'; readonly salonName: string }
  | { readonly kind: 'loved' };

export interface Recommendation {
  readonly salonId: string;
  readonly reason: RecommendationReason;
}

export interface Recommendations {
  /** The most booked first; empty for a customer without bookings. */
  readonly favorites: readonly FavoriteService[];
  readonly recommended: readonly Recommendation[];
  /** Titles of categories. */
  readonly trending: readonly string[];
  /** Every salon that is named above. */
  readonly salons: readonly Salon[];
}
