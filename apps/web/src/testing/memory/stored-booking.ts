import { changeableUntil, heldUntil, priceOf, type SalonCalendar, totalOf } from '@salonica/policy';
import type { Booking, BookingPrice } from '../../domain/booking.ts';
import type { Salon } from '../../domain/salon.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Wanted } from './calendar.ts';
import { idAt, memoryPolicy, memoryServices } from './offer.ts';
import { barberAt, serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import {
  endOf,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
  termsOf,
} from './world.ts';

interface NewVisit extends PlainDateTime {
  readonly id: string;
  readonly serviceId: string;
  readonly barberId: string;
  readonly minutes: number;
  readonly notes: string;
}

/** A confirmed visit at the salon that no customer of the page owns. */
export function visitOfOthers(
  world: MemoryWorld,
  calendar: SalonCalendar,
  visit: NewVisit,
): StoredBooking {
  const { serviceId, barberId } = visit;
  const location = 'salon';
  return {
    ...visit,
    owner: null,
    revision: 0,
    status: 'confirmed',
    salonId: calendar.salonId,
    isAnyBarber: false,
    createdAt: world.now(),
    cancelledAt: null,
    location,
    address: '',
    price: priceAt(calendar, { serviceId, barberId, location }),
    rating: null,
    review: null,
    isRatedHere: false,
  };
}

/**
 * The current price of a booking.
 * @param barberId - null for any barber, without a surcharge
 */
export function priceAt(
  calendar: SalonCalendar,
  { serviceId, barberId, location }: Omit<Wanted, 'salonId'>,
): BookingPrice {
  const service = calendar.services.get(serviceId);
  if (service === undefined) throw notFound();
  const barber = calendar.barbers.find(({ id }) => id === barberId);
  const price = priceOf(calendar, service, barber, location);
  const money = (minor: number): Money => ({ minor, currency: calendar.currency });
  return {
    service: money(price.serviceMinor),
    barber: money(price.barberMinor),
    travel: money(price.travelMinor),
    total: money(totalOf(price)),
  };
}

/** A booking with texts in a language. */
export function describe(
  world: MemoryWorld,
  stored: StoredBooking,
  salon: Salon,
  language: string,
): Booking {
  const { id, revision, date, time, minutes, location, notes, price, rating, review } = stored;
  const service = serviceAt(world, stored.salonId, stored.serviceId);
  const barber = barberAt(world, stored.salonId, stored.barberId);
  const index = memoryServices.findIndex(
    ({ key }) => idAt(stored.salonId, key) === stored.serviceId,
  );
  const terms = termsOf(stored);
  const isOver = endOf(stored) <= world.now();
  return {
    id,
    revision,
    status: stored.status === 'confirmed' && isOver ? 'completed' : stored.status,
    date,
    time,
    salon: {
      id: salon.id,
      name: salon.name,
      address: salon.address,
      picture: salon.picture,
      timeZone: salonTimeZone,
    },
    service: {
      id: stored.serviceId,
      name: service === undefined ? '' : textIn(language, service.name),
      minutes,
      index: index === -1 ? null : index,
    },
    barber: {
      id: stored.barberId,
      name: barber === undefined ? '' : textIn(language, barber.name),
      picture: barber?.picture ?? null,
    },
    isAnyBarber: stored.isAnyBarber,
    startsAt: startOf(stored),
    endsAt: endOf(stored),
    changeableUntil: changeableUntil(terms),
    noticeMinutes: memoryPolicy.noticeMinutes,
    heldUntil: heldUntil(terms, memoryPolicy.graceMinutes),
    location,
    address: location === 'home' ? stored.address : salon.address,
    notes,
    mailedTo: stored.owner === 'guest' ? null : 'maria@example.com',
    calendarFile: `/calendar/visits/${id}.ics`,
    price,
    rating,
    review,
  };
}
