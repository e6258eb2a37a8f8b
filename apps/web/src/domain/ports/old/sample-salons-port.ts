import type { PlainDateTime } from '../../../shared/dates.ts';

/** A salon that is built in. Some facts stand under two names, as in the marketplace's own records. */
export interface SampleSalon {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly image_url: string;
  readonly image: string;
  /** The same picture after dark. */
  readonly nightImage: string;
  readonly rating: number;
  readonly review_count: number;
  readonly reviewCount: number;
  readonly price_range: string;
  readonly priceRange: string;
  /** Names of its services, as the server names its categories. */
  readonly services: readonly string[];
  /** Miles. */
  readonly distance: number;
  readonly nextAvailable: PlainDateTime | null;
}

/** The salons that are shown while those of the marketplace cannot be reached. */
export interface SampleSalonsPort {
  list(request: {
    readonly language: string;
    readonly signal: AbortSignal;
  }): Promise<readonly SampleSalon[]>;
}
