import { randomUUID } from 'node:crypto';
import type { Booking } from '../src/domain/booking.ts';
import type { BookingChange } from '../src/domain/ports/bookings-port.ts';
import { addMoney, subtractMoney } from '../src/shared/money.ts';
import type { newVisitor } from './visitor.ts';

const request = { language: 'en', signal: new AbortController().signal };

/** Books the first free time of a day well ahead, with any free barber. */
export async function bookSomewhere(
  { ports }: ReturnType<typeof newVisitor>,
  salonId: string,
): Promise<Booking> {
  const salon = await ports.salons.get(salonId, request);
  const service = salon?.offer[0];
  if (salon === null || service === undefined)
    throw new Error(`The salon ${salonId} has no offer.`);
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const query = { salonId, serviceId: service.id };
  const days = await ports.availability.days({ ...query, from, to }, request);
  const date = days.find(({ state }) => state === 'free')?.date;
  if (date === undefined) throw new Error(`The salon ${salonId} has no free day.`);
  const slots = await ports.availability.slots({ ...query, date, location: 'salon' }, request);
  const slot = slots.find(({ freeBarberIds }) => freeBarberIds.length > 0);
  const barber = salon.team.find(({ id }) => id === slot?.freeBarberIds[0]);
  if (slot === undefined || barber === undefined) throw new Error('The free day has no free time.');
  return ports.bookings.confirm({
    idempotencyKey: randomUUID(),
    ...query,
    barberId: barber.id,
    date,
    time: slot.time,
    location: 'salon',
    address: '',
    notes: '',
    total: addMoney(service.price, subtractMoney(barber.price, salon.policy.basePrice)),
    guest: null,
    language: 'en',
  });
}

/** The next change of a booking as it was seen. */
export function changeOf({ id, revision }: Booking): BookingChange {
  return { idempotencyKey: randomUUID(), bookingId: id, revision, language: 'en' };
}
