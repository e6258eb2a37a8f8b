import type { Recommendations } from '../recommendation.ts';
import type { Request } from './request.ts';

/** What fits this visitor, from what was booked and saved. Rejects with a `ServiceError`. */
export interface RecommendationsPort {
  get(request: Request): Promise<Recommendations>;
}
