import { useInstant } from '../../blocks/use-instant.ts';
import type { Booking } from '../../domain/booking.ts';
import { nextTurn } from './bookings-rules.ts';

/** The instant it is, told anew whenever one of the bookings changes its phase. */
export const useClock = (bookings: readonly Booking[]): number =>
  useInstant((instant) => nextTurn(bookings, instant));
