import type { Booking } from '../src/domain/booking.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';
import { requestFor } from '../src/testing/ports/suite-world.ts';
import type { newVisitor } from './visitor.ts';

const request = { language: 'en', signal: new AbortController().signal };

/** Books the first free time of a day well ahead, with any free barber. */
export async function bookAnySlot(
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
  const { time } = slot;
  const wish = { ...query, barberId: barber.id, date, time, salon, service, barber };
  return bookingCalls(ports.api).confirm(requestFor(wish));
}
