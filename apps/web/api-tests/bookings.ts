import type { Booking } from '../src/domain/booking.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';
import { allDays } from '../src/domain/all-days.ts';
import { requestFor } from '../src/testing/ports/suite-world.ts';
import type { newVisitor } from './visitor.ts';

const request = { language: 'en', signal: new AbortController().signal };

/** Books the first free time of a day, with any free barber: later than the first sample visit of a new customer. */
export async function bookAnySlot(
  { ports }: ReturnType<typeof newVisitor>,
  salonId: string,
): Promise<Booking> {
  const salon = await ports.api.readSalon({ id: salonId, ...request });
  const service = salon.offer[0];
  if (service === undefined) throw new Error(`The salon ${salonId} has no offer.`);
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const asked = { id: salonId, ...request };
  const days = await allDays(ports.api, { ...asked, query: { service: service.id, from, to } });
  const date = days.find(({ state }) => state === 'free')?.date;
  if (date === undefined) throw new Error(`The salon ${salonId} has no free day.`);
  const { slots } = await ports.api.listSlots({ ...asked, query: { service: service.id, date } });
  const slot = slots.find(({ barberIds }) => barberIds.length > 0);
  const barber = salon.team.find(({ id }) => id === slot?.barberIds[0]);
  if (slot === undefined || barber === undefined) throw new Error('The free day has no free time.');
  const { time } = slot;
  const draft = { salonId, serviceId: service.id, barberId: barber.id, date, time };
  return bookingCalls(ports.api).confirm(requestFor({ ...draft, salon, service, barber }));
}
