import type { Money } from '../../shared/money.ts';

/** What a customer's records come to. */
export interface ProfileFigures {
  /** Visits that are over or to come. */
  readonly bookings: number;
  /** Saved salons. */
  readonly favorites: number;
  /** What visits that took place cost. */
  readonly spent: Money;
  /** Mean of the stars that the customer gave; null before the first. */
  readonly rating: number | null;
}

export interface Profile {
  readonly figures: ProfileFigures;
}

/** The signed-in customer's own profile. Rejections are failures of the network or the server. */
export interface ProfilePort {
  read(request: { readonly signal: AbortSignal }): Promise<Profile>;
}
