import { ServiceError } from '../../domain/failure.ts';
import {
  type Appointment,
  type BookingPort,
  type BookingRequest,
  SlotTaken,
} from '../../domain/ports/old/booking-port.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { sampleBarbers, sampleServices, textIn } from './sample-offer.ts';
import { onItsWay, type SampleWorld, slotsIn } from './sample-world.ts';

function isSameRequest(a: BookingRequest, b: BookingRequest): boolean {
  const contentOf = ({
    salonId,
    serviceId,
    date,
    time,
    barberId,
    location,
    address,
    notes,
  }: BookingRequest) =>
    JSON.stringify([salonId, serviceId, date, time, barberId, location, address, notes]);
  return contentOf(a) === contentOf(b);
}

/** Bookings that stay in the memory of the page; nothing is sent anywhere. */
export function createSampleBooking(world: SampleWorld): BookingPort {
  const book = (request: BookingRequest): Appointment => {
    const { idempotencyKey, salonId, date, time, barberId } = request;
    const before = world.appointments.find((known) => known.idempotencyKey === idempotencyKey);
    if (before !== undefined) {
      if (isSameRequest(before, request)) return before;
      throw new ServiceError({ kind: 'conflict' });
    }
    const slot = slotsIn(world, salonId, date).find((candidate) => candidate.time === time);
    if (slot?.freeBarberIds.includes(barberId) !== true) throw new SlotTaken();
    const appointment = { ...request, id: `sample-${idempotencyKey}` };
    world.appointments.push(appointment);
    return appointment;
  };

  return {
    async offer(salonId, language, signal) {
      const facts = await world.facts(salonId, language, signal);
      if (facts === null) return null;
      const { id, name, address, pictures } = facts;
      return {
        salon: {
          id,
          name,
          address,
          image: pictures[0]?.day ?? null,
          nightImage: pictures[0]?.night ?? null,
          timeZone: salonTimeZone,
        },
        services: sampleServices.map((service) => ({
          ...service,
          name: textIn(language, service.name),
        })),
        barbers: sampleBarbers.map(({ id, name, specialty, rating, price, picture }) => ({
          id,
          name: textIn(language, name),
          specialty: textIn(language, specialty),
          rating,
          price,
          image: world.picture(picture),
        })),
      };
    },
    async slots({ salonId, date }, signal) {
      await onItsWay(world, signal);
      return slotsIn(world, salonId, date);
    },
    async confirm(request, signal) {
      await onItsWay(world, signal);
      return book(request);
    },
  };
}
