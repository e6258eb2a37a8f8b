import type { Category } from '../category.ts';
import type { Salon } from '../salon.ts';
import type { Request } from './request.ts';

export interface HomePage {
  readonly categories: readonly Category[];
  readonly topRatedSalons: readonly Salon[];
}

/**
 * Categories and top-rated salons. Rejects with a `ServiceError`; a missing list counts as empty.
 */
export interface HomePagePort {
  fetchHomePage(request: Request): Promise<HomePage>;
}
