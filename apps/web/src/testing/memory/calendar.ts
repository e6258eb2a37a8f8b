import {
  type Busy,
  createPlanner,
  daysOf,
  type Draft,
  gridOf,
  instantAt,
  minute,
  minutesOf,
  partsAt,
  partsFrom,
  type Planner,
  type Range,
  rangeList,
  type SalonCalendar,
  timeText,
} from '@salonica/policy';
import type { BookingLocation } from '../../domain/booking.ts';
import { addDays, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { exceptionsAround } from './holidays.ts';
import {
  idAt,
  latestStart,
  memoryBarbers,
  memoryHours,
  memoryPolicy,
  memoryServices,
} from './offer.ts';
import { same } from './texts.ts';
import { type MemoryWorld, notFound, startOf } from './world.ts';

/** The requested booking. */
export interface Wanted {
  readonly salonId: string;
  readonly serviceId: string;
  readonly location: BookingLocation;
  /** Null for any barber who does the service. */
  readonly barberId: string | null;
  /** A booking to move: its own time counts as free. */
  readonly except?: string;
}

const { basePrice, travel, ...terms } = memoryPolicy;
const lastStart = minutesOf(latestStart);
const openHours = memoryHours.map(({ weekday, opens, closes }) => ({
  weekday,
  hours: [{ opens: minutesOf(opens), closes: minutesOf(closes), lastStart }],
}));
/** Barbers work whenever their salon is open. */
const allDay: readonly Range[] = [{ from: 0, until: 24 * 60 }];

/** The calendar of a salon; all of them are open and work alike. */
export function calendarAt(world: MemoryWorld, salonId: string): SalonCalendar {
  const services = memoryServices.map(({ key, name, minutes, price }, position) => ({
    id: idAt(salonId, key),
    position,
    name,
    minutes,
    gap: null,
    bufferBefore: 0,
    bufferAfter: 0,
    priceMinor: price.minor,
    isOffered: true,
  }));
  return {
    ...terms,
    salonId,
    isOpen: true,
    name: salonId,
    address: same(salonId),
    picture: null,
    timeZone: salonTimeZone,
    offerMinutes: 15,
    currency: basePrice.currency,
    baseMinor: basePrice.minor,
    travel: travel === null ? null : { feeMinor: travel.fee.minor, minutes: travel.minutes },
    hours: new Map(openHours.map(({ weekday, hours }) => [weekday, hours])),
    exceptions: exceptionsAround(todayIn(salonTimeZone, world.now())),
    barbers: memoryBarbers.map(({ key, name, price, does, specialties, daysOff }, position) => ({
      id: idAt(salonId, key),
      position,
      name,
      picture: null,
      priceMinor: price.minor,
      serviceIds: new Set(does.map((service) => idAt(salonId, service))),
      specialtyIds: new Set(specialties.map((service) => idAt(salonId, service))),
      hours: new Map(
        openHours
          .filter(({ weekday }) => !daysOff.includes(weekday))
          .map(({ weekday }) => [weekday, allDay]),
      ),
      absences: rangeList([]),
    })),
    services: new Map(services.map((service) => [service.id, service])),
  };
}

/** The chairs that bookings in memory and other people occupy, up to the horizon. */
export function busyAt(world: MemoryWorld, calendar: SalonCalendar, except?: string): Busy {
  const { salonId, timeZone, slotMinutes, horizonDays } = calendar;
  const today = todayIn(timeZone, world.now());
  const bookings = [...world.bookings.values()].filter(
    (booking) =>
      booking.salonId === salonId && booking.status === 'confirmed' && booking.id !== except,
  );
  const times = gridOf(openHours[0]?.hours ?? [], slotMinutes).map(timeText);
  const halfHours = Array.from(daysOf(today, addDays(today, horizonDays))).flatMap((date) =>
    times.map((time) => ({ date, time })),
  );
  return new Map(
    calendar.barbers.map(({ id: barberId }) => {
      const booked = bookings
        .filter((booking) => booking.barberId === barberId)
        .flatMap((booking) => {
          const service = calendar.services.get(booking.serviceId);
          const parts = service && partsAt(calendar, service, booking.location);
          return partsFrom(startOf(booking), parts ?? []);
        });
      const others = halfHours
        .filter((halfHour) => world.isTaken({ salonId, barberId, ...halfHour }))
        .map(({ date, time }) => {
          const from = instantAt(timeZone, date, time) ?? 0;
          return { from, until: from + slotMinutes * minute };
        });
      const blocked = [...world.blocks.values()]
        .filter((block) => block.barberId === barberId && block.id !== except)
        .map(({ range }) => range);
      return [barberId, rangeList([...booked, ...others, ...blocked])] as const;
    }),
  );
}

/** A request, and what the booking rules need to judge it. */
export interface Asked {
  readonly calendar: SalonCalendar;
  readonly busy: Busy;
  readonly draft: Draft;
  readonly planner: Planner;
}

/** @throws ServiceError for an unknown service */
export function ask(
  world: MemoryWorld,
  { salonId, serviceId, location, barberId, except }: Wanted,
): Asked {
  const calendar = calendarAt(world, salonId);
  const service = calendar.services.get(serviceId);
  if (service === undefined) throw notFound();
  const busy = busyAt(world, calendar, except);
  const draft = { service, location, barberId };
  return { calendar, busy, draft, planner: createPlanner(calendar, busy, draft, world.now()) };
}
