import type { ResponseOf, RequestOf } from './api.ts';

export { mostCounted } from '@salonica/contract/v1/facts';

/** A place on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The data of a salon card in the lists of the API. */
export type SalonSummary = ResponseOf<'recommend'>['salons'][number];

/** A salon of a search, with what of it matched. */
export type FoundSalon = ResponseOf<'findSalons'>['salons'][number];

/** The part of a salon that fits a search. */
export type SalonMatch = FoundSalon['match'];

/** How the words of a search were understood. */
export type Understood = ResponseOf<'findSalons'>['understood'];

/** Numbers that the home page may not know. */
type Uncertain = 'reviewCount' | 'distance' | 'averageBookingTime' | 'completedBookings';

/** The data of a salon card. Missing numbers are null; a missing phone or price range is empty. */
export type Salon = Omit<SalonSummary, Uncertain | 'priceRange' | 'location'> & {
  readonly [Name in Uncertain]: SalonSummary[Name] | null;
} & {
  readonly priceRange: string;
  /** Unknown on the home page. */
  readonly location?: Point;
};

/** A salon of any list; only a search knows what of it matched. */
export type ListedSalon = Salon & { readonly match?: SalonMatch };

export type SalonCategory = Salon['categories'][number];

/** All of a salon: shared by its page and its booking wizard. */
export type SalonDetails = ResponseOf<'readSalon'>;

/** Opening hours of a weekday. */
export type OpenInterval = SalonDetails['hours'][number];

/** A day whose hours differ from its weekday. */
export type HoursException = SalonDetails['exceptions'][number];

/** The rules of booking at a salon. */
export type BookingPolicy = SalonDetails['policy'];

/** A request for salons; omitted fields do not filter. */
export type SalonQuery = NonNullable<RequestOf<'findSalons'>['query']>;

export type SalonSort = NonNullable<SalonQuery['sort']>;

export const salonSorts = [
  'relevance',
  'distance',
  'rating',
  'price',
  'availability',
] as const satisfies readonly SalonSort[];
