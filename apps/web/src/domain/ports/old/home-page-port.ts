import type { Category, Salon } from '@salonica/contract';

export interface HomePage {
  readonly categories: readonly Category[];
  readonly topRatedSalons: readonly Salon[];
}

export interface HomePageRequest {
  /** Language of addresses and other texts the server writes. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/**
 * Categories and salons of the marketplace.
 * Rejects with a `ServiceError`; an answer that lacks a list counts as one with an empty list.
 */
export interface HomePagePort {
  fetchHomePage(request: HomePageRequest): Promise<HomePage>;
}
