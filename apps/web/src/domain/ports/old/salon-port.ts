import type { PlainDate, PlainDateTime, PlainTime } from '../../../shared/dates.ts';
import type { Money } from '../../../shared/money.ts';

/** What the marketplace knows about a salon. Numbers nobody gave are null. */
export interface SalonFacts {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly topRated: boolean;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** Miles. */
  readonly distance: number | null;
  /** `$` to `$$$`; empty where nobody gave one. */
  readonly priceRange: string;
  /** Addresses of the pictures, the front of the shop first. */
  readonly pictures: readonly SalonPicture[];
}

export interface SalonPicture {
  readonly day: string;
  readonly night: string;
}

export interface SalonPhoto extends SalonPicture {
  /** What it shows, in words for under the picture; null where nobody said. */
  readonly caption: string | null;
}

export interface SalonService {
  readonly id: string;
  readonly name: string;
  /** A sentence; null where nobody wrote one. */
  readonly description: string | null;
  readonly price: Money;
  readonly minutes: number;
}

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly rating: number;
  /** Years of experience. */
  readonly experience: number;
  /** Names of the services this person is known for. */
  readonly services: readonly string[];
  /** Null when fully booked. */
  readonly nextAvailable: PlainDateTime | null;
  readonly image: string | null;
}

/** Hours of the weekdays from one to another (1 is Monday, 7 is Sunday); null while closed. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly open: { readonly from: PlainTime; readonly until: PlainTime } | null;
}

export interface Salon extends SalonFacts {
  /** IANA zone in which dates and times of this salon are meant. */
  readonly timeZone: string;
  readonly pictures: readonly SalonPhoto[];
  readonly description: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: readonly OpeningHours[];
  readonly services: readonly SalonService[];
  readonly team: readonly TeamMember[];
  readonly nextAvailable: PlainDateTime | null;
}

/** An appointment made here since the page was opened. */
export interface SalonAppointment extends PlainDateTime {
  readonly id: string;
  readonly serviceName: string;
  readonly barberName: string;
  readonly location: 'salon' | 'home';
  /** Where it takes place. */
  readonly address: string;
  readonly total: Money;
}

export const starSteps = [5, 4, 3, 2, 1] as const;

export type Stars = (typeof starSteps)[number];

/** What all reviews of a salon say together. */
export interface ReviewSummary {
  /** Null where nobody has rated. */
  readonly rating: number | null;
  readonly count: number;
  /** How many gave so many stars; together they are `count`. */
  readonly counts: Readonly<Record<Stars, number>>;
}

export interface Review {
  readonly id: string;
  readonly author: string;
  readonly image: string | null;
  readonly stars: Stars;
  readonly date: PlainDate;
  /** Null where somebody gave stars without a word. */
  readonly text: string | null;
  /** Language in which name and text were written. */
  readonly language: string;
}

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

export interface ReviewQuery {
  readonly order: ReviewOrder;
  /** Only reviews with so many stars. */
  readonly stars: Stars | null;
  /** Where the page before ended; null for the first. */
  readonly cursor: string | null;
}

export interface ReviewPage {
  readonly summary: ReviewSummary;
  readonly reviews: readonly Review[];
  /** How many there are on all pages of this question. */
  readonly total: number;
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export interface SalonRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Rejections are failures of the network or the server. */
export interface SalonPort {
  /** Null for a salon nobody knows. */
  salon(id: string, request: SalonRequest): Promise<Salon | null>;
  /** The newest first. */
  appointments(id: string, request: SalonRequest): Promise<readonly SalonAppointment[]>;
  /** A salon nobody knows has none. */
  reviews(id: string, query: ReviewQuery, request: SalonRequest): Promise<ReviewPage>;
}
