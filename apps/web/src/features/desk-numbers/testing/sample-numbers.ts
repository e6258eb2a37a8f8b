import type { DeskNumbers } from '#domain/desk-numbers.ts';
import { addDays } from '#shared/dates.ts';

const dollars = (amount: number) => ({ minor: amount * 100, currency: 'USD' });
const from = '2026-11-01';

/** A month of a salon with three barbers. */
export const sampleNumbers: DeskNumbers = {
  from,
  to: addDays(from, 29),
  bookings: { total: 121, online: 84, walkIn: 21, phone: 16, cancelled: 9, salonCancelled: 2 },
  noShows: 4,
  customers: { total: 88, returning: 53 },
  revenue: dollars(9180),
  days: Array.from({ length: 30 }, (_, index) => {
    const bookings = index % 7 === 0 ? 0 : 2 + ((index * 5) % 7);
    return { date: addDays(from, index), bookings, revenue: dollars(bookings * 70) };
  }),
  barbers: [
    { id: '01-nikos', name: 'Nikos', bookings: 52, bookedMinutes: 3120, openMinutes: 9600 },
    { id: '01-maria', name: 'Maria', bookings: 44, bookedMinutes: 3300, openMinutes: 8800 },
    { id: '01-giorgos', name: 'Giorgos', bookings: 25, bookedMinutes: 1500, openMinutes: 9600 },
  ],
  hours: Array.from({ length: 11 }, (_, index) => ({
    hour: 9 + index,
    bookedMinutes: 300 + ((index * 337) % 900),
    openMinutes: 1500,
  })),
  services: [
    { id: '01-cut', name: 'Haircut & Style', bookings: 60, revenue: dollars(3900) },
    { id: '01-color', name: 'Hair Color', bookings: 30, revenue: dollars(3600) },
    { id: '01-beard', name: 'Beard Trim', bookings: 31, revenue: dollars(1680) },
  ],
};
