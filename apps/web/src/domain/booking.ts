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
  /** By the salon. */
  | 'salon_cancelled'
  | 'no_show';

/** What is added up to the total. */
export interface BookingPrice {
  readonly service: Money;
  /** What the barber adds to the base price; negative for a cheaper one. */
  readonly barber: Money;
  readonly travel: Money;
  readonly total: Money;
}

/** An appointment, with the names that it was made under. */
export interface Booking extends PlainDateTime {
  readonly id: string;
  /** Rises with every change. */
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
    /** Position in the salon's list, for a link to book it again; null where it is no longer offered. */
    readonly index: number | null;
  };
  readonly barber: { readonly id: string; readonly name: string; readonly picture: string | null };
  /** Milliseconds since 1970, as all instants here. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Until then it can be moved or cancelled. */
  readonly changeableUntil: number;
  /** Until then the chair is kept for a late customer. */
  readonly heldUntil: number;
  readonly location: BookingLocation;
  /** Where it takes place. */
  readonly address: string;
  readonly notes: string;
  readonly price: BookingPrice;
  readonly rating: Stars | null;
  /** What the customer wrote with the rating. */
  readonly review: string | null;
}
