import { dollars } from '../../../shared/money.ts';
import type { Booking, BookingsPort, FreeTime } from '../../../domain/ports/old/bookings-port.ts';

/** Saturday, 14 June 2025, 09:15 in Athens. */
export const now = Date.parse('2025-06-14T06:15:00Z');

/** A booking that a test says the rest of. */
export function booking(own: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    revision: 0,
    status: 'confirmed',
    date: '2025-06-17',
    time: '10:30',
    salon: {
      id: '01',
      name: 'Atelier Aristotelous',
      address: '12 Aristotelous Square',
      image: null,
      nightImage: null,
      timeZone: 'Europe/Athens',
    },
    service: { id: 'haircut-style', name: 'Haircut & Style', minutes: 45, index: 0 },
    barber: { id: 'nikos', name: 'Nikos Petridis', image: null },
    location: 'salon',
    address: '12 Aristotelous Square',
    notes: '',
    total: dollars(70),
    rating: null,
    ...own,
  };
}

/** Two visits to come, the second at home and within a day. */
export const upcoming: readonly Booking[] = [
  booking({
    id: 'b2',
    date: '2025-06-14',
    time: '17:00',
    location: 'home',
    address: '3 Egnatia Street',
  }),
  booking(),
];

export const past: readonly Booking[] = [
  booking({ id: 'p1', status: 'completed', date: '2025-05-28', time: '12:00', rating: 5 }),
  booking({ id: 'p2', status: 'completed', date: '2025-05-09', time: '18:30' }),
];

/** Free at 10:00, 11:30 and 16:00. */
export const times: readonly FreeTime[] = [
  { time: '10:00', isFree: true },
  { time: '10:30', isFree: false },
  { time: '11:30', isFree: true },
  { time: '16:00', isFree: true },
];

/** Answers at once, and agrees to everything that the test does not answer itself. */
export function fakePort(own: Partial<BookingsPort> = {}): BookingsPort {
  return {
    upcoming: async () => upcoming,
    past: async () => ({ bookings: past, nextCursor: null }),
    times: async () => times,
    reschedule: async () => undefined,
    cancel: async () => undefined,
    restore: async () => undefined,
    rate: async () => undefined,
    ...own,
  };
}
