import type { PlainDate } from '../../shared/dates.ts';
import type { Booking } from '../booking.ts';
import type { Slot } from '../slot.ts';
import type { BookingChange, BookingMove } from './bookings-port.ts';
import type { Request } from './request.ts';

/**
 * A guest's bookings without an account: each by the secret of its link. Rejects with a
 * `ServiceError`: "not-found" for an unknown or ended link.
 */
export interface VisitsPort {
  /** A new secret for a booking of this browser's guest; an earlier one ends. */
  makeLink(bookingId: string): Promise<string>;
  read(secret: string, request: Request): Promise<Booking>;
  /** Every start time of the day for a move. */
  times(secret: string, date: PlainDate, request: Request): Promise<readonly Slot[]>;
  reschedule(secret: string, move: BookingMove): Promise<Booking>;
  cancel(secret: string, change: BookingChange): Promise<Booking>;
  restore(secret: string, change: BookingChange): Promise<Booking>;
  /** Cancels the booking if it is ahead, and erases who it was for. */
  forget(secret: string): Promise<void>;
  /** Does the same with all bookings of this browser's guest. Rejects with "unauthorized" without one. */
  forgetBrowser(): Promise<void>;
}
