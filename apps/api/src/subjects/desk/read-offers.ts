import type { DeskOffersWire, DeskTimesWire, ObstacleWire } from '@salonica/contract/v1';
import {
  day,
  dayClock,
  judgeAtDesk,
  servedBy,
  minutesOf,
  obstacleAt,
  priceOf,
  type SalonCalendar,
  type Service,
  totalOf,
} from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { readBusy } from '../availability/busy-rows.ts';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { findAtDesk } from './lock-booking.ts';
import { readOccupied } from './occupied.ts';

interface Asked {
  date: string;
  barber: string;
  /** The booking that would change. */
  booking?: string | undefined;
}

/**
 * What a barber can do from one time on, with the price and with what is in the way.
 * @throws ApiError 404 for an unknown booking, and for a barber outside of the team
 */
export async function readOffers(
  options: BookingOptions,
  member: Member,
  asked: Asked & { time: string },
  language: Language,
): Promise<DeskOffersWire> {
  const { date, time } = asked;
  const column = await readColumn(options, member, asked, language);
  const { calendar, booking, barber } = column;
  const services = [...calendar.services.values()]
    .filter(
      ({ id, isOffered }) => barber.serviceIds.has(id) && (isOffered || id === booking?.serviceId),
    )
    .toSorted((a, b) => a.position - b.position);
  return {
    date,
    time,
    services: services.map((service) => {
      const [judged] = column.judge(service, [minutesOf(time)]);
      if (judged === undefined) throw new Error('A verdict for each start.');
      const { refusal, isOutside, ends, obstacle } = judged;
      return {
        id: service.id,
        name: service.name[language],
        minutes: servedBy(service, barber).minutes,
        total: column.totalOf(service),
        refusal,
        isOutside,
        ends,
        obstacle,
      };
    }),
  };
}

/**
 * Every start of a day for one service, with what is in the way.
 * @throws ApiError as {@link readOffers}, also for an unknown service
 */
export async function readTimes(
  options: BookingOptions,
  member: Member,
  { service: serviceId, ...asked }: Asked & { service: string },
  language: Language,
): Promise<DeskTimesWire> {
  const column = await readColumn(options, member, asked, language);
  const service = column.calendar.services.get(serviceId);
  if (service === undefined) throw new ApiError(404, 'not-found');
  const obstacles: ObstacleWire[] = [];
  const times = column.judge(service).map(({ time, ends, refusal, isOutside, obstacle }) => {
    if (obstacle !== null && !obstacles.includes(obstacle)) obstacles.push(obstacle);
    const index = obstacle === null ? null : obstacles.indexOf(obstacle);
    return { time, ends, refusal, isOutside, obstacle: index };
  });
  return {
    date: asked.date,
    isServed: column.barber.serviceIds.has(serviceId),
    total: column.totalOf(service),
    times,
    obstacles,
  };
}

/** A barber's day, in which services can be judged. */
async function readColumn(
  { db, now, salonStates }: BookingOptions,
  member: Member,
  { date, barber: barberId, booking: except }: Asked,
  language: Language,
) {
  const { salonId } = member;
  const state = (await salonStates.read([salonId])).get(salonId);
  if (state === undefined) throw new ApiError(404, 'not-found');
  const booking = await changedBooking(db, member, except);
  const calendar = booking === null ? state.calendar : withAgreedLength(state.calendar, booking);
  const barber = calendar.barbers.find(({ id }) => id === barberId);
  if (barber === undefined) throw new ApiError(404, 'not-found');
  const clock = dayClock(calendar.timeZone, date);
  // Buffers and travel may reach into the days around it.
  const bounds = { from: clock.opening(0) - day, until: clock.closing(24 * 60) + day };
  const time = now();
  const query = { salonId, ...bounds, barberId, except, heldAt: time };
  const busy = await readBusy(db, query);
  const { timeZone } = calendar;
  const occupied = { member, timeZone, bounds, language, time, barberId, except };
  const things = await readOccupied(db, occupied);
  const location = booking?.location === 'home' ? 'home' : 'salon';
  return {
    calendar,
    barber,
    booking,
    judge: (service: Service, starts?: readonly number[]) => {
      // What was agreed is served, also after the service was dropped.
      const agreed = service.id === booking?.serviceId ? { ...service, isOffered: true } : service;
      const draft = { service: agreed, location, barberId, date } as const;
      return judgeAtDesk(calendar, busy, draft, time, starts).map(({ parts, ...verdict }) => ({
        ...verdict,
        obstacle: verdict.refusal === null ? null : (obstacleAt(parts, things)?.obstacle ?? null),
      }));
    },
    totalOf: (service: Service) => ({
      minor: totalFor(calendar, service, booking, barber),
      currency: booking?.currency ?? calendar.currency,
    }),
  };
}

async function changedBooking(
  db: Database,
  member: Member,
  id: string | undefined,
): Promise<BookingRow | null> {
  if (id === undefined) return null;
  const booking = await findAtDesk(db, member, id);
  if (booking === undefined) throw new ApiError(404, 'not-found');
  return booking;
}

/** The agreed price stays, except for the part of another service. */
function totalFor(
  calendar: SalonCalendar,
  service: Service,
  booking: BookingRow | null,
  barber: SalonCalendar['barbers'][number],
): number {
  if (booking === null) return totalOf(priceOf(calendar, service, barber, 'salon'));
  const { totalMinor, serviceMinor, serviceId } = booking;
  return totalMinor - serviceMinor + (service.id === serviceId ? serviceMinor : service.priceMinor);
}
