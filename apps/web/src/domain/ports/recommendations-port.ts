import type { Recommendations } from '../recommendation.ts';
import type { Request } from './request.ts';

/** Recommendations from the visitor's bookings and favorites. Rejects with a `ServiceError`. */
export interface RecommendationsPort {
  get(request: Request): Promise<Recommendations>;
}
