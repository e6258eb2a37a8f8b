import type { PlainDateTime } from '../shared/dates.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from './picture.ts';

/** One to five. */
export type Stars = 1 | 2 | 3 | 4 | 5;

export const starSteps: readonly Stars[] = [5, 4, 3, 2, 1];

export type BookingLocation = 'salon' | 'home';

export type BookingStatus =
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  /** Cancelled by the salon. */
  | 'salon_cancelled'
  | 'no_show';

/** The parts of the total. */
export interface BookingPrice {
  readonly service: Money;
  /** The barber's surcharge; negative for a cheaper one. */
  readonly barber: Money;
  readonly travel: Money;
  readonly total: Money;
}

/** An appointment with the names at the time of booking. */
export interface Booking extends PlainDateTime {
  readonly id: string;
  /** Increases with every change. */
  readonly revision: number;
  readonly status: BookingStatus;
  readonly salon: {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly picture: Picture | null;
    /** IANA zone in which date and time are meant. */
    readonly timeZone: string;
  };
  readonly service: {
    readonly id: string;
    readonly name: string;
    readonly minutes: number;
    /** Position in the salon's list, for booking it again; null where it is no longer offered. */
    readonly index: number | null;
  };
  readonly barber: { readonly id: string; readonly name: string; readonly picture: string | null };
  /** Milliseconds since 1970, like all instants here. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Deadline for moving or cancelling it. */
  readonly changeableUntil: number;
  /** The salon's notice for changes, before the start. */
  readonly noticeMinutes: number;
  /** How long the chair is kept for a late customer. */
  readonly heldUntil: number;
  readonly location: BookingLocation;
  /** The place. */
  readonly address: string;
  readonly notes: string;
  readonly price: BookingPrice;
  readonly rating: Stars | null;
  /** The customer's text with the rating. */
  readonly review: string | null;
}
