import type { PlainDateTime, PlainTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';

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

export interface SalonService {
  readonly id: string;
  readonly name: string;
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
  isSaved(id: string): Promise<boolean>;
  setSaved(id: string, isSaved: boolean): Promise<void>;
}
