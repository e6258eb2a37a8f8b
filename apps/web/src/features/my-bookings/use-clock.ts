import { useInstant } from '../../blocks/use-instant.ts';
import type { Booking } from '../../domain/booking.ts';
import { nextTurn } from './bookings-rules.ts';

/** The current instant, updated whenever one of the bookings changes its phase. */
export const useClock = (bookings: readonly Booking[]): number =>
  useInstant((instant) => nextTurn(bookings, instant));
