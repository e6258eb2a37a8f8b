import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { Texts } from './texts.ts';

type Service = ResponseOf<'readDeskServices'>['services'][number];

interface StoredBarber {
  readonly id: string;
  readonly name: Texts;
  readonly specialty: Texts;
  readonly experience: number;
  /** In minor units. */
  readonly surcharge: number;
  /** URL. */
  readonly picture: string | null;
  /** Null before the first. */
  readonly rating: number | null;
  /** Whole prices by service, in minor units. */
  readonly ownPrices: ReadonlyMap<string, number>;
  /** Minutes by service. */
  readonly ownMinutes: ReadonlyMap<string, number>;
  readonly specialtyIds: readonly string[];
  /** Weekdays without work; 0 is Sunday. */
  readonly daysOff: readonly number[];
}

/** What a salon offers and shows, as its desk has changed it. */
export interface SalonOffer {
  /** By part. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly services: readonly (Service & { readonly isOffered: boolean })[];
  readonly pictures: ResponseOf<'readDeskPictures'>['pictures'];
  readonly rules: RequestOf<'changeDeskRules'>['body'];
  readonly about: RequestOf<'changeDeskDescription'>['body'];
  readonly barbers: readonly StoredBarber[];
}

export type OfferChanged = ResponseOf<'addDeskService'>;

interface Write {
  readonly salon: string;
  readonly revision: number;
  readonly idempotencyKey: string;
}

/** Changes a part of a salon's settings once, with the refusals of the API. */
export type ChangeOffer = (
  part: string,
  write: Write,
  run: (offer: SalonOffer) => Partial<SalonOffer>,
) => Promise<OfferChanged>;
