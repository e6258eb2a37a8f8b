import {
  judgeAtDesk,
  minutesOf,
  obstacleAt,
  priceOf,
  type Range,
  servedBy,
  type Service,
  totalOf,
  wallClock,
  wallRange,
} from '@salonica/policy';
import type { Api } from '../../domain/api.ts';
import type { Obstacle } from '../../domain/failure.ts';
import { busyAt, calendarAt } from './calendar.ts';
import { personOf } from './desk-add.ts';
import { serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import {
  endOf,
  type EnterDesk,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
} from './world.ts';

export type MemoryDeskOffers = Pick<Api, 'listDeskOffers' | 'listDeskTimes'>;

interface Asked {
  readonly date: string;
  readonly barber: string;
  readonly booking?: string | undefined;
}

/** What a barber can do, and what is in the way. */
export function createMemoryDeskOffers(world: MemoryWorld, enter: EnterDesk): MemoryDeskOffers {
  const columnOf = (salonId: string, { date, barber: barberId, booking: id }: Asked) => {
    const calendar = calendarAt(world, salonId);
    const barber = calendar.barbers.find((one) => one.id === barberId);
    const booking = id === undefined ? null : (world.bookings.get(id) ?? null);
    if (barber === undefined || (id !== undefined && booking === null)) throw notFound();
    const busy = busyAt(world, calendar, id);
    const things = occupiedIn(world, { salonId, barberId, except: id });
    const location = booking?.location ?? 'salon';
    return {
      barber,
      services: [...calendar.services.values()].filter((one) => barber.serviceIds.has(one.id)),
      judge: (serviceId: string, starts?: readonly number[]) => {
        const service = calendar.services.get(serviceId);
        if (service === undefined) throw notFound();
        const draft = { service, location, barberId, date };
        return judgeAtDesk(calendar, busy, draft, world.now(), starts).map(
          ({ parts, ...verdict }) => ({
            ...verdict,
            obstacle:
              verdict.refusal === null ? null : (obstacleAt(parts, things)?.obstacle ?? null),
          }),
        );
      },
      total: (serviceId: string) => totalFor(booking, serviceId),
      lengthWith: (service: Service) => servedBy(service, barber).minutes,
    };
    function totalFor(changed: StoredBooking | null, serviceId: string) {
      const wanted = calendar.services.get(serviceId);
      if (wanted === undefined) throw notFound();
      const minor = wanted.priceMinor;
      const { currency } = calendar;
      if (changed === null) {
        return { minor: totalOf(priceOf(calendar, wanted, barber, 'salon')), currency };
      }
      const { total, service } = changed.price;
      const next = serviceId === changed.serviceId ? service.minor : minor;
      return { minor: total.minor - service.minor + next, currency };
    }
  };

  return {
    async listDeskOffers({ salon, query, language = 'en', signal }) {
      await enter(salon, 'barber', signal);
      const { services, judge, total, lengthWith } = columnOf(salon, query);
      const { date, time } = query;
      return {
        date,
        time,
        services: services.flatMap((service) =>
          judge(service.id, [minutesOf(time)]).map(({ refusal, isOutside, ends, obstacle }) => ({
            id: service.id,
            name: textIn(language, serviceAt(world, salon, service.id)?.name ?? { en: '', el: '' }),
            minutes: lengthWith(service),
            total: total(service.id),
            refusal,
            isOutside,
            ends,
            obstacle,
          })),
        ),
      };
    },
    async listDeskTimes({ salon, query, signal }) {
      await enter(salon, 'barber', signal);
      const { barber, judge, total } = columnOf(salon, query);
      const obstacles: Obstacle[] = [];
      const times = judge(query.service).map(({ obstacle, ...verdict }) => {
        if (obstacle !== null && !obstacles.includes(obstacle)) obstacles.push(obstacle);
        return { ...verdict, obstacle: obstacle === null ? null : obstacles.indexOf(obstacle) };
      });
      const isServed = barber.serviceIds.has(query.service);
      return { date: query.date, isServed, total: total(query.service), times, obstacles };
    },
  };
}

interface Chair {
  readonly salonId: string;
  readonly barberId: string;
  readonly except?: string | undefined;
}

/** What occupies a chair, as the desk names it. */
export function occupiedIn(world: MemoryWorld, { salonId, barberId, except }: Chair) {
  const { timeZone } = calendarAt(world, salonId);
  const named = (range: Range, what: Pick<Obstacle, 'kind' | 'name' | 'purpose'>) => {
    const { date, starts, ends } = wallRange(timeZone, range);
    const { date: lastDate } = wallClock(timeZone, range.until - 1);
    return { parts: [range], obstacle: { ...what, date, starts, lastDate, ends } };
  };
  const isHere = (one: { id: string; salonId: string; barberId: string }) =>
    one.salonId === salonId && one.barberId === barberId && one.id !== except;
  const visits = [...world.bookings.values()]
    .filter((booking) => isHere(booking) && booking.status === 'confirmed')
    .map((booking) =>
      named(
        { from: startOf(booking), until: endOf(booking) },
        { kind: 'booking', name: personOf(booking).name, purpose: null },
      ),
    );
  const kept = [...world.blocks.values()]
    .filter(isHere)
    .map(({ purpose, range }) =>
      named(
        range,
        purpose === 'away'
          ? { kind: 'absence', name: null, purpose: null }
          : { kind: 'block', name: null, purpose },
      ),
    );
  return [...visits, ...kept].toSorted((a, b) => (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0));
}
