import { day, hoursOf, nearestFree, type SalonCalendar } from '@salonica/policy';
import type { Stars } from '../../domain/booking.ts';
import { addDays, minutesOf, type PlainTime, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { ask } from './calendar.ts';
import { idAt } from './offer.ts';
import { priceAt } from './stored-booking.ts';
import { type MemoryWorld, startOf, type StoredBooking } from './world.ts';

type Visit = readonly [
  /** Days from today; negative for a past visit. */
  days: number,
  time: PlainTime,
  salonId: string,
  service: string,
  barber: string,
  /** Stars that the customer gave. */
  rating?: Stars,
];

/** Relative to today, so that the next visit is always upcoming. */
const visits: readonly Visit[] = [
  [3, '10:30', '01', 'haircut-style', 'nikos'],
  [12, '17:00', '02', 'highlights', 'eleni'],
  [-14, '12:00', '03', 'beard-trim', 'nikos', 5],
  [-33, '17:30', '08', 'hair-color', 'sofia', 4],
  [-55, '11:00', '09', 'haircut-style', 'eleni'],
  [-76, '10:00', '01', 'haircut-style', 'nikos', 5],
  [-104, '16:30', '02', 'highlights', 'eleni'],
  [-131, '09:30', '03', 'beard-trim', 'nikos', 3],
  [-160, '13:00', '09', 'hair-color', 'sofia', 4],
];

/** Customers book about a week before. */
const ahead = 7 * day;

/** The day, or the next on which the salon opens. */
function openDay(calendar: SalonCalendar, date: string): string {
  const isOpen = hoursOf(calendar, date).hours.length > 0;
  return isOpen ? date : openDay(calendar, addDays(date, 1));
}

function visitOf(world: MemoryWorld, visit: Visit, index: number): StoredBooking {
  const [days, wanted, salonId, service, barber, rating = null] = visit;
  const serviceId = idAt(salonId, service);
  const barberId = idAt(salonId, barber);
  const choice = { salonId, serviceId, barberId, location: 'salon' } as const;
  const { calendar, draft, planner } = ask(world, choice);
  const date = openDay(calendar, addDays(todayIn(salonTimeZone, world.now()), days));
  // The visit's own time, or the next free one.
  const [nearest] = days > 0 ? nearestFree(planner, date, minutesOf(wanted)) : [];
  const time = nearest?.date === date ? nearest.time : wanted;
  return {
    ...choice,
    isAnyBarber: false,
    id: `earlier-${index + 1}`,
    owner: 'customer',
    revision: 0,
    status: 'confirmed',
    date,
    time,
    minutes: draft.service.minutes,
    createdAt: startOf({ date, time }) - ahead,
    cancelledAt: null,
    address: '',
    notes: '',
    price: priceAt(calendar, choice),
    rating,
    review: null,
    isRatedHere: false,
  };
}

/** The in-memory customer's bookings, relative to the current day. */
export function keepEarlierVisits(world: MemoryWorld): void {
  for (const [index, visit] of visits.entries()) {
    const booking = visitOf(world, visit, index);
    world.bookings.set(booking.id, booking);
  }
}
