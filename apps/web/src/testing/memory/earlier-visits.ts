import type { Stars } from '../../domain/booking.ts';
import {
  addDays,
  minutesOf,
  type PlainTime,
  salonTimeZone,
  todayIn,
  weekdayOf,
} from '../../shared/dates.ts';
import { idAt, memoryServices } from './offer.ts';
import { holidayOn } from './holidays.ts';
import { slotsOf } from './slots.ts';
import { priceOf } from './stored-booking.ts';
import type { MemoryWorld, StoredBooking } from './world.ts';

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

const sunday = 0;

function openDay(date: string): string {
  const isClosed = weekdayOf(date) === sunday || holidayOn(date, 'en')?.opens === null;
  return isClosed ? openDay(addDays(date, 1)) : date;
}

function visitOf(world: MemoryWorld, visit: Visit, index: number): StoredBooking {
  const [days, time, salonId, service, barber, rating = null] = visit;
  const date = openDay(addDays(todayIn(salonTimeZone, world.now()), days));
  const serviceId = idAt(salonId, service);
  const barberId = idAt(salonId, barber);
  const distance = (other: PlainTime) => Math.abs(minutesOf(other) - minutesOf(time));
  // The visit's own time, or the next free one.
  const [nearest] = slotsOf(world, { salonId, serviceId, barberId, location: 'salon' }, date)
    .filter(({ refusal }) => days > 0 && refusal === null)
    .toSorted((a, b) => distance(a.time) - distance(b.time));
  return {
    id: `earlier-${index + 1}`,
    owner: 'customer',
    revision: 0,
    status: 'confirmed',
    salonId,
    serviceId,
    barberId,
    date,
    time: nearest?.time ?? time,
    minutes: memoryServices.find(({ key }) => key === service)?.minutes ?? 0,
    location: 'salon',
    address: '',
    notes: '',
    price: priceOf(salonId, serviceId, barberId, 'salon'),
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
