import { ServiceError } from '../../domain/failure.ts';
import type { Appointment } from '../../domain/ports/old/booking-port.ts';
import {
  type Booking,
  type BookingsPort,
  type Change,
  ChangeRefused,
  changeNotice,
} from '../../domain/ports/old/bookings-port.ts';
import type { SalonFacts } from '../../domain/ports/old/salon-port.ts';
import { instantOf, type PlainDate, type PlainTime, salonTimeZone } from '../../shared/dates.ts';
import { earlierVisits } from './sample-customer.ts';
import { sampleBarbers, sampleServices, textIn } from './sample-offer.ts';
import { onItsWay, type SampleWorld, slotsIn } from './sample-world.ts';

const pageSize = 5;

const notFound = () => new ServiceError({ kind: 'not-found' });

const minutesFor = ({ serviceId }: Appointment) =>
  sampleServices.find(({ id }) => id === serviceId)?.minutes ?? 0;

const startOf = (appointment: Appointment) => instantOf(appointment, salonTimeZone);

const endOf = (appointment: Appointment) => startOf(appointment) + minutesFor(appointment) * 60_000;

/** Sorts as text, and says where a page ended. */
const placeOf = ({ date, time, id }: Appointment) => `${date}T${time} ${id}`;

const bySoonest = (a: Appointment, b: Appointment) => (placeOf(a) < placeOf(b) ? -1 : 1);

/** The bookings of the sample customer: earlier ones, and those made since the page was opened. */
export function createSampleBookings(world: SampleWorld): BookingsPort {
  const ratings = new Map<string, number>();
  const revisions = new Map<string, number>();
  const cancelled = new Map<string, { appointment: Appointment; list: Appointment[] }>();
  const answered = new Set<string>();

  const begin = () => {
    const earlier = earlierVisits(world);
    world.earlierAppointments.push(...earlier.appointments);
    for (const [id, stars] of earlier.ratings) ratings.set(id, stars);
  };
  begin();
  world.onForget(() => {
    world.earlierAppointments.length = 0;
    for (const memory of [ratings, revisions, cancelled, answered]) memory.clear();
    begin();
  });

  const all = () => [...world.earlierAppointments, ...world.appointments];

  const find = (id: string) => {
    for (const list of [world.earlierAppointments, world.appointments]) {
      const index = list.findIndex((known) => known.id === id);
      const appointment = list[index];
      if (appointment !== undefined) return { list, index, appointment };
    }
    throw notFound();
  };

  const described = (appointment: Appointment, facts: SalonFacts, language: string): Booking => {
    const { id, date, time, location, notes, total, serviceId, barberId } = appointment;
    const index = sampleServices.findIndex((known) => known.id === serviceId);
    const service = sampleServices[index];
    const barber = sampleBarbers.find((known) => known.id === barberId);
    const [picture] = facts.pictures;
    return {
      id,
      revision: revisions.get(id) ?? 0,
      status: endOf(appointment) <= world.now() ? 'completed' : 'confirmed',
      date,
      time,
      salon: {
        id: facts.id,
        name: facts.name,
        address: facts.address,
        image: picture?.day ?? null,
        nightImage: picture?.night ?? null,
        timeZone: salonTimeZone,
      },
      service: {
        id: serviceId,
        name: service === undefined ? '' : textIn(language, service.name),
        minutes: service?.minutes ?? 0,
        index: service === undefined ? null : index,
      },
      barber: {
        id: barberId,
        name: barber === undefined ? '' : textIn(language, barber.name),
        image: barber === undefined ? null : world.picture(barber.picture),
      },
      location,
      address: location === 'home' ? appointment.address : facts.address,
      notes,
      total,
      rating: ratings.get(id) ?? null,
    };
  };

  const describeAll = async (
    appointments: readonly Appointment[],
    language: string,
    signal: AbortSignal,
  ) => {
    const salons = await world.salons(language, signal);
    return appointments.flatMap((appointment) => {
      const facts = salons.find(({ id }) => id === appointment.salonId);
      return facts === undefined ? [] : [described(appointment, facts, language)];
    });
  };

  const isFree = ({ salonId, barberId }: Appointment, date: PlainDate, time: PlainTime) =>
    slotsIn(world, salonId, date).some(
      (slot) => slot.time === time && slot.freeBarberIds.includes(barberId),
    );

  const refuseLate = (appointment: Appointment) => {
    if (world.now() > startOf(appointment) - changeNotice) throw new ChangeRefused('too-late');
  };

  /** One key changes something once; an attempt that was refused may be made again. */
  const once = async ({ idempotencyKey }: Change, change: () => void): Promise<void> => {
    await onItsWay(world);
    if (answered.has(idempotencyKey)) return;
    change();
    answered.add(idempotencyKey);
  };

  return {
    async upcoming({ language, signal }) {
      await onItsWay(world, signal);
      const ahead = all()
        .filter((appointment) => endOf(appointment) > world.now())
        .toSorted(bySoonest);
      return describeAll(ahead, language, signal);
    },
    async past({ cursor, language, signal }) {
      await onItsWay(world, signal);
      const behind = all()
        .filter((appointment) => endOf(appointment) <= world.now())
        .filter((appointment) => cursor === null || placeOf(appointment) < cursor)
        .toSorted(bySoonest)
        .toReversed();
      const page = behind.slice(0, pageSize);
      const last = page.at(-1);
      return {
        bookings: await describeAll(page, language, signal),
        nextCursor: last === undefined || behind.length <= pageSize ? null : placeOf(last),
      };
    },
    async times(bookingId, date, signal) {
      await onItsWay(world, signal);
      const { appointment } = find(bookingId);
      return slotsIn(world, appointment.salonId, date).map(({ time, freeBarberIds }) => ({
        time,
        isFree: freeBarberIds.includes(appointment.barberId),
      }));
    },
    reschedule: (move) =>
      once(move, () => {
        const { date, time } = move;
        const { list, index, appointment } = find(move.bookingId);
        refuseLate(appointment);
        if (!isFree(appointment, date, time)) throw new ChangeRefused('taken');
        list[index] = { ...appointment, date, time };
        revisions.set(appointment.id, (revisions.get(appointment.id) ?? 0) + 1);
      }),
    cancel: (change) =>
      once(change, () => {
        const { list, index, appointment } = find(change.bookingId);
        refuseLate(appointment);
        list.splice(index, 1);
        cancelled.set(appointment.id, { appointment, list });
      }),
    restore: (change) =>
      once(change, () => {
        const before = cancelled.get(change.bookingId);
        if (before === undefined) throw notFound();
        const { appointment, list } = before;
        if (!isFree(appointment, appointment.date, appointment.time)) {
          throw new ChangeRefused('taken');
        }
        cancelled.delete(appointment.id);
        list.push(appointment);
      }),
    rate: (rating) =>
      once(rating, () => {
        const { appointment } = find(rating.bookingId);
        if (endOf(appointment) > world.now()) throw new ServiceError({ kind: 'conflict' });
        if (rating.rating === null) ratings.delete(appointment.id);
        else ratings.set(appointment.id, rating.rating);
      }),
  };
}
