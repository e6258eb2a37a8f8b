import type { PlainDate, PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Booking, BookingLocation, Stars } from '../booking.ts';
import type { Guest } from '../guest.ts';
import type { Slot } from '../slot.ts';
import type { Page, Request } from './request.ts';

export interface BookingRequest extends PlainDateTime {
  /**
   * The same for every attempt to confirm one draft, so that it is never booked twice; different
   * for another draft.
   */
  readonly idempotencyKey: string;
  readonly salonId: string;
  readonly serviceId: string;
  /** Null for any barber: the least busy of the free ones. */
  readonly barberId: string | null;
  readonly location: BookingLocation;
  /** Empty unless the barber comes to the customer. */
  readonly address: string;
  readonly notes: string;
  /** The displayed price. */
  readonly total: Money;
  /** Required of guests; null for a customer. */
  readonly guest: Guest | null;
  readonly language: string;
}

/**
 * Fields of every change: the booking, its revision, and a key that is the same for every attempt.
 */
export interface BookingChange {
  readonly idempotencyKey: string;
  readonly bookingId: string;
  /** The displayed state; if it is outdated, the change is refused as `stale`. */
  readonly revision: number;
  readonly language: string;
}

export interface BookingMove extends BookingChange, PlainDateTime {}

export interface BookingRating extends BookingChange {
  /** Null removes the rating. */
  readonly rating: Stars | null;
  /** Text for the salon's reviews; null for stars only. */
  readonly review: string | null;
}

/**
 * The bookings of the caller: a customer's, or those that a guest made in this browser. Rejects
 * with a `ServiceError`: "conflict" with a code, "stale" where it was changed elsewhere,
 * "not-found" for an unknown booking.
 */
export interface BookingsPort {
  confirm(request: BookingRequest): Promise<Booking>;
  /** Next first. A visit in progress is included until it is over. */
  upcoming(request: Request): Promise<readonly Booking[]>;
  /** Upcoming ones at one salon. */
  upcomingAt(salonId: string, request: Request): Promise<readonly Booking[]>;
  /** Latest first. */
  past(cursor: string | null, request: Request): Promise<Page<Booking>>;
  /**
   * Every start time of the day for a move, without the booking's own block, with its own barber.
   */
  times(bookingId: string, date: PlainDate, request: Request): Promise<readonly Slot[]>;
  reschedule(move: BookingMove): Promise<Booking>;
  cancel(change: BookingChange): Promise<Booking>;
  /** Restores a cancelled booking, if the time is still free. */
  restore(change: BookingChange): Promise<Booking>;
  /** Rates a visit that is over. */
  rate(rating: BookingRating): Promise<Booking>;
}
