import type { Booking } from '#domain/booking.ts';
import type { BookingCalls } from '#testing/ports/booking-calls.ts';
import type { Slot, SlotRefusal } from '#domain/slot.ts';
import { addMinutes, instantOf } from '#shared/dates.ts';
import { dollars } from '#shared/money.ts';

const minute = 60_000;

/** Saturday, 14 June 2025, 09:15 in Athens. */
export const now = Date.parse('2025-06-14T06:15:00Z');

function momentsOf(date: string, time: string, timeZone: string, minutes: number) {
  const startsAt = instantOf({ date, time }, timeZone);
  return {
    startsAt,
    endsAt: startsAt + minutes * minute,
    changeableUntil: startsAt - 24 * 60 * minute,
    noticeMinutes: 1440,
    heldUntil: startsAt + 15 * minute,
  };
}

/** A booking with defaults; its instants follow from its day and time. */
export function booking(own: Partial<Booking> = {}): Booking {
  const { date = '2025-06-17', time = '10:30' } = own;
  const minutes = own.service?.minutes ?? 45;
  const timeZone = own.salon?.timeZone ?? 'Europe/Athens';
  return {
    id: 'b1',
    revision: 0,
    status: 'confirmed',
    date,
    time,
    salon: {
      id: '01',
      name: 'Atelier Aristotelous',
      address: '12 Aristotelous Square',
      picture: null,
      timeZone: 'Europe/Athens',
    },
    service: { id: '01-haircut-style', name: 'Haircut & Style', minutes: 45, index: 0 },
    barber: { id: '01-nikos', name: 'Nikos Petridis', picture: null },
    isAnyBarber: false,
    mailedTo: null,
    calendarFile: '/calendar/visits/b1.ics',
    ...momentsOf(date, time, timeZone, minutes),
    location: 'salon',
    address: '12 Aristotelous Square',
    notes: '',
    price: { service: dollars(65), barber: dollars(5), travel: dollars(0), total: dollars(70) },
    rating: null,
    review: null,
    ...own,
  };
}

/** Two upcoming visits, the second at home and within a day. */
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

export function slot(time: string, refusal: SlotRefusal | null = null): Slot {
  const barberIds = refusal === null ? ['01-nikos'] : [];
  return { time, ends: addMinutes(time, 45), barberIds, refusal };
}

/** Free at 10:00, 11:30 and 16:00. */
export const times: readonly Slot[] = [
  slot('10:00'),
  slot('10:30', 'booked'),
  slot('11:30'),
  slot('16:00'),
];

/** Responds immediately, and accepts everything that the test does not override. */
export function fakePort(own: Partial<BookingCalls> = {}): BookingCalls {
  const find = (id: string): Booking => {
    const found = [...upcoming, ...past].find((known) => known.id === id);
    if (found === undefined) throw new Error(`No booking "${id}"`);
    return found;
  };
  const next = (id: string, change: Partial<Booking>): Booking => {
    const found = find(id);
    const { date, time } = { ...found, ...change };
    const moments = momentsOf(date, time, found.salon.timeZone, found.service.minutes);
    return { ...found, ...change, ...moments, revision: found.revision + 1 };
  };
  return {
    confirm: () => Promise.reject(new Error('Nobody books here')),
    upcoming: async () => upcoming,
    upcomingAt: async () => [],
    past: async () => ({ bookings: past, nextCursor: null }),
    times: async () => times,
    reschedule: async ({ id, date, time }) => next(id, { date, time }),
    cancel: async ({ id }) => next(id, { status: 'cancelled' }),
    restore: async ({ id }) => next(id, { status: 'confirmed' }),
    rate: async ({ id, rating, review }) => next(id, { rating, review }),
    ...own,
  };
}
