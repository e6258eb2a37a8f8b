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
  servedBy,
  type SalonCalendar,
  timeText,
} from '@salonica/policy';
import type { BookingLocation } from '../../domain/booking.ts';
import { addDays, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { exceptionsAround } from './holidays.ts';
import { latestStart, memoryHours, memoryPolicy } from './offer.ts';
import { offerAt } from './salon-offer.ts';
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

const { basePrice } = memoryPolicy;
const lastStart = minutesOf(latestStart);
const openHours = memoryHours.map(({ weekday, opens, closes }) => ({
  weekday,
  hours: [{ opens: minutesOf(opens), closes: minutesOf(closes), lastStart }],
}));
/** Barbers work whenever their salon is open. */
const allDay: readonly Range[] = [{ from: 0, until: 24 * 60 }];

/** The calendar of a salon; all of them work alike, until their desks change it. */
export const calendarAt = (world: MemoryWorld, salonId: string): SalonCalendar =>
  (world.calendarChanges.get(salonId) ?? []).reduce(
    (calendar, change) => change(calendar),
    firstCalendar(world, salonId),
  );

function firstCalendar(world: MemoryWorld, salonId: string): SalonCalendar {
  const offer = offerAt(world, salonId);
  const services = offer.services.map(
    ({ id, name, minutes, gap, bufferBefore, bufferAfter, price, isOffered }, position) => ({
      id,
      position,
      name,
      minutes,
      gap,
      bufferBefore,
      bufferAfter,
      priceMinor: price,
      isOffered,
    }),
  );
  const doneBy = (barberId: string) =>
    offer.services.filter(({ barberIds }) => barberIds.includes(barberId)).map(({ id }) => id);
  const { travel, ...rules } = offer.rules;
  return {
    ...rules,
    salonId,
    isOpen: world.listing.get(salonId) !== 'closed',
    isPaused: world.listing.get(salonId) === 'paused',
    name: salonId,
    address: same(salonId),
    picture: null,
    timeZone: salonTimeZone,
    currency: basePrice.currency,
    baseMinor: basePrice.minor,
    travel: travel === null ? null : { feeMinor: travel.fee, minutes: travel.minutes },
    hours: new Map(openHours.map(({ weekday, hours }) => [weekday, hours])),
    exceptions: exceptionsAround(todayIn(salonTimeZone, world.now())),
    barbers: offer.barbers.map((barber, position) => ({
      id: barber.id,
      position,
      name: barber.name,
      picture: barber.picture,
      priceMinor: basePrice.minor + barber.surcharge,
      serviceIds: new Set(doneBy(barber.id)),
      ownPrices: barber.ownPrices,
      ownMinutes: barber.ownMinutes,
      specialtyIds: new Set(barber.specialtyIds),
      hours: new Map(
        openHours
          .filter(({ weekday }) => !barber.daysOff.includes(weekday))
          .map(({ weekday }) => [weekday, allDay]),
      ),
      dated: new Map(),
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
          // In the time for which it was booked.
          const agreed = { ownMinutes: new Map([[booking.serviceId, booking.minutes]]) };
          const parts = service && partsAt(calendar, servedBy(service, agreed), booking.location);
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
