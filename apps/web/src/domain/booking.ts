import type { ResponseOf, RequestOf } from './api.ts';

/** An appointment with the names at the time of booking. */
export type Booking = ResponseOf<'readBooking'>['booking'];

/** The parts of the total. */
export type BookingPrice = Booking['price'];

export type BookingLocation = Booking['location'];

export type BookingStatus = Booking['status'];

/** One to five. */
export type Stars = NonNullable<Booking['rating']>;

export const starSteps: readonly Stars[] = [5, 4, 3, 2, 1];

export type BookingMove = RequestOf<'moveBooking'>;

export type BookingRating = RequestOf<'rateBooking'>;
