import type { ResponseOf } from './api.ts';

/** From the visitor's bookings and favorites. */
export type Recommendations = ResponseOf<'recommend'>;

/** A service that this visitor has booked before. */
export type FavoriteService = Recommendations['favorites'][number];

export type Recommendation = Recommendations['recommended'][number];

/** The reason of a recommendation. */
export type RecommendationReason = Recommendation['reason'];
