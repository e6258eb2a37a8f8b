import type { Appointment } from '../../domain/ports/old/booking-port.ts';
import {
  addDays,
  minutesOf,
  type PlainTime,
  salonTimeZone,
  todayIn,
  weekdayOf,
} from '../../shared/dates.ts';
import { addMoney, dollars, subtractMoney } from '../../shared/money.ts';
import { sampleBarbers, sampleServices } from './sample-offer.ts';
import { type SampleWorld, slotsIn } from './sample-world.ts';

interface Visit {
  /** Days from today; negative for a visit in the past. */
  readonly days: number;
  readonly time: PlainTime;
  readonly salonId: string;
  readonly serviceId: string;
  readonly barberId: string;
  /** Stars that the customer gave. */
  readonly rating?: number;
}

/** Counted from today, so that the next visit is always to come. */
const visits: readonly Visit[] = [
  { days: 3, time: '10:30', salonId: '01', serviceId: 'haircut-style', barberId: 'nikos' },
  { days: 12, time: '17:00', salonId: '02', serviceId: 'highlights', barberId: 'eleni' },
  {
    days: -14,
    time: '12:00',
    salonId: '03',
    serviceId: 'beard-trim',
    barberId: 'nikos',
    rating: 5,
  },
  {
    days: -33,
    time: '17:30',
    salonId: '08',
    serviceId: 'hair-color',
    barberId: 'sofia',
    rating: 4,
  },
  { days: -55, time: '11:00', salonId: '09', serviceId: 'haircut-style', barberId: 'eleni' },
  {
    days: -76,
    time: '10:00',
    salonId: '01',
    serviceId: 'haircut-style',
    barberId: 'nikos',
    rating: 5,
  },
  { days: -104, time: '16:30', salonId: '02', serviceId: 'highlights', barberId: 'eleni' },
  {
    days: -131,
    time: '09:30',
    salonId: '03',
    serviceId: 'beard-trim',
    barberId: 'nikos',
    rating: 3,
  },
  {
    days: -160,
    time: '13:00',
    salonId: '09',
    serviceId: 'hair-color',
    barberId: 'sofia',
    rating: 4,
  },
];

const sunday = 0;

function priceOf({ serviceId, barberId }: Visit) {
  const service = sampleServices.find(({ id }) => id === serviceId)?.price ?? dollars(0);
  const barber = sampleBarbers.find(({ id }) => id === barberId)?.price ?? dollars(65);
  return addMoney(service, subtractMoney(barber, dollars(65)));
}

/** The visit's own time, or the free one next to it where somebody else has it. */
function timeOf({ days, time, salonId, barberId }: Visit, date: string, world: SampleWorld) {
  if (days < 0) return time;
  const distance = (other: PlainTime) => Math.abs(minutesOf(other) - minutesOf(time));
  const [nearest] = slotsIn(world, salonId, date)
    .filter(({ freeBarberIds }) => freeBarberIds.includes(barberId))
    .toSorted((a, b) => distance(a.time) - distance(b.time));
  return nearest?.time ?? time;
}

export interface EarlierVisits {
  readonly appointments: readonly Appointment[];
  /** Stars by the id of the appointment. */
  readonly ratings: ReadonlyMap<string, number>;
}

/** The bookings that the sample customer comes with, counted from the day it is. */
export function earlierVisits(world: SampleWorld): EarlierVisits {
  const today = todayIn(salonTimeZone, world.now());
  const ratings = new Map<string, number>();
  const appointments = visits.map((visit, index) => {
    const wanted = addDays(today, visit.days);
    const date = weekdayOf(wanted) === sunday ? addDays(wanted, 1) : wanted;
    const id = `earlier-${index + 1}`;
    if (visit.rating !== undefined) ratings.set(id, visit.rating);
    const { salonId, serviceId, barberId } = visit;
    return {
      id,
      idempotencyKey: id,
      salonId,
      serviceId,
      barberId,
      date,
      time: timeOf(visit, date, world),
      location: 'salon' as const,
      address: '',
      notes: '',
      total: priceOf(visit),
    };
  });
  return { appointments, ratings };
}
