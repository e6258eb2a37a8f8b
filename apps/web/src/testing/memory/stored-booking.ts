import type { Booking, BookingLocation, BookingPrice } from '../../domain/booking.ts';
import type { Salon } from '../../domain/salon.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { addMoney, dollars, type Money, subtractMoney } from '../../shared/money.ts';
import { barberWithId, idAt, memoryPolicy, memoryServices, serviceWithId } from './offer.ts';
import { textIn } from './texts.ts';
import {
  changeableUntil,
  endOf,
  heldUntil,
  type MemoryWorld,
  startOf,
  type StoredBooking,
} from './world.ts';

/**
 * The current price of a booking.
 * @param barberId - null for any barber, without a surcharge
 */
export function priceOf(
  salonId: string,
  serviceId: string,
  barberId: string | null,
  location: BookingLocation,
): BookingPrice {
  const { basePrice, travel } = memoryPolicy;
  const none = dollars(0);
  const service = serviceWithId(salonId, serviceId)?.price ?? none;
  const chosen = barberId === null ? undefined : barberWithId(salonId, barberId);
  const barberPrice: Money = chosen?.price ?? basePrice;
  const barber = subtractMoney(barberPrice, basePrice);
  const way = location === 'home' && travel !== null ? travel.fee : none;
  return { service, barber, travel: way, total: addMoney(addMoney(service, barber), way) };
}

/** A booking with texts in a language. */
export function describe(
  world: MemoryWorld,
  stored: StoredBooking,
  salon: Salon,
  language: string,
): Booking {
  const { id, revision, date, time, minutes, location, notes, price, rating, review } = stored;
  const service = serviceWithId(stored.salonId, stored.serviceId);
  const barber = barberWithId(stored.salonId, stored.barberId);
  const index = memoryServices.findIndex(
    ({ key }) => idAt(stored.salonId, key) === stored.serviceId,
  );
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
      picture: barber === undefined ? null : world.picture(`avatars/${barber.key}.svg`),
    },
    startsAt: startOf(stored),
    endsAt: endOf(stored),
    changeableUntil: changeableUntil(stored),
    noticeMinutes: memoryPolicy.noticeMinutes,
    heldUntil: heldUntil(stored),
    location,
    address: location === 'home' ? stored.address : salon.address,
    notes,
    price,
    rating,
    review,
  };
}
