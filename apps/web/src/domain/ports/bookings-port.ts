import type { PlainDate, PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Booking, BookingLocation, Stars } from '../booking.ts';
import type { Slot } from '../slot.ts';
import type { Page, Request } from './request.ts';

export interface BookingRequest extends PlainDateTime {
  /** The same for every attempt to confirm one draft: it is never booked twice. Never that of another draft. */
  readonly idempotencyKey: string;
  readonly salonId: string;
  readonly serviceId: string;
  /** Null for any barber: the least busy of those who are free. */
  readonly barberId: string | null;
  readonly location: BookingLocation;
  /** Empty unless the barber comes to the customer. */
  readonly address: string;
  readonly notes: string;
  /** What the customer was shown. */
  readonly total: Money;
  /** For the confirmation of a guest; both may be empty. */
  readonly guest: { readonly name: string; readonly email: string } | null;
  readonly language: string;
}

/** What every change says: which booking in which state, and a key that is the same for every attempt at one change. */
export interface BookingChange {
  readonly idempotencyKey: string;
  readonly bookingId: string;
  /** The state that the customer saw; a newer one is refused as `stale`. */
  readonly revision: number;
  readonly language: string;
}

export interface BookingMove extends BookingChange, PlainDateTime {}

export interface BookingRating extends BookingChange {
  /** Null takes the rating back. */
  readonly rating: Stars | null;
  /** Words for the salon's reviews; null for stars alone. */
  readonly review: string | null;
}

/**
 * The bookings of the caller: a customer's, or those that a guest made in this browser. Rejects with a `ServiceError`:
 * "conflict" with a code for what does not fit, "stale" where it was changed elsewhere, "not-found" for an unknown
 * booking.
 */
export interface BookingsPort {
  confirm(request: BookingRequest): Promise<Booking>;
  /** The next first. What has begun stays here until it is over. */
  upcoming(request: Request): Promise<readonly Booking[]>;
  /** Upcoming ones at one salon. */
  upcomingAt(salonId: string, request: Request): Promise<readonly Booking[]>;
  /** The latest first. */
  past(cursor: string | null, request: Request): Promise<Page<Booking>>;
  /** Every start time of the day for a move, as if the booking were not there; its own barber's times alone. */
  times(bookingId: string, date: PlainDate, request: Request): Promise<readonly Slot[]>;
  reschedule(move: BookingMove): Promise<Booking>;
  cancel(change: BookingChange): Promise<Booking>;
  /** Takes a cancellation back, if the time is still free. */
  restore(change: BookingChange): Promise<Booking>;
  /** Rates a visit that is over. */
  rate(rating: BookingRating): Promise<Booking>;
}
