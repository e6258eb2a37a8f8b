import { daySummaries, nextFree, nextStarts, slotsOf, unavailableBarbers } from '@salonica/policy';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { SalonNextFree } from '../../domain/slot.ts';
import { daysBetween, type PlainDateTime } from '../../shared/dates.ts';
import { ask, busyAt, calendarAt } from './calendar.ts';
import { serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

/** The first free time of each of a team, and of all of them. */
export function nextFreeAt(world: MemoryWorld, salonId: string): SalonNextFree {
  const calendar = calendarAt(world, salonId);
  return nextFree(calendar, busyAt(world, calendar), world.now());
}

/** The limit of one call. */
const mostDays = 42;

/** The calendar has no number of its changes. */
const version = 1;

export function createMemoryAvailability(
  world: MemoryWorld,
): Pick<Api, 'listSlots' | 'listDays' | 'readNextFree' | 'readSalonNextFree'> {
  const refuseUnknown = async (salonId: string, serviceId?: string) => {
    const salons = await world.salons('en');
    const isKnown = salons.some(({ id }) => id === salonId);
    const isOffered = serviceId === undefined || serviceAt(world, salonId, serviceId) !== undefined;
    if (!isKnown || !isOffered) throw notFound();
  };
  return {
    async listSlots({ id, query: { service, date, location = 'salon' }, signal }) {
      await world.arrive(signal);
      await refuseUnknown(id, service);
      const wanted = { salonId: id, serviceId: service, location, barberId: null };
      const { calendar, busy, planner, draft } = ask(world, wanted);
      return {
        date,
        version,
        slots: slotsOf(planner, draft, date),
        unavailable: unavailableBarbers(calendar, busy, draft, date, world.now()),
      };
    },
    async listDays({ id, query: { service, barber, from, to }, language = 'en', signal }) {
      await world.arrive(signal);
      await refuseUnknown(id, service);
      const days = daysBetween(from, to) + 1;
      if (days < 1 || days > mostDays) throw new ServiceError({ kind: 'invalid', fields: {} });
      const location = 'salon' as const;
      const wanted = { salonId: id, serviceId: service, location, barberId: barber ?? null };
      const { planner } = ask(world, wanted);
      return {
        version,
        days: daySummaries(planner, from, to).map(({ reason, ...day }) => ({
          ...day,
          reason: reason === null ? null : textIn(language, reason),
        })),
      };
    },
    async readNextFree({ query, language = 'en', signal }) {
      await world.arrive(signal);
      const known = new Set((await world.salons(language)).map(({ id }) => id));
      const asked = query.salons.filter((id) => known.has(id));
      const nextOf = (id: string): PlainDateTime | null => {
        const calendar = calendarAt(world, id);
        const [service] = (query.services ?? []).flatMap((one) => calendar.services.get(one) ?? []);
        if (service === undefined) return nextFreeAt(world, id).salon;
        const busy = busyAt(world, calendar);
        return nextStarts(calendar, busy, { service, most: 1 }, world.now())[0] ?? null;
      };
      const times = asked.map((id) => [id, nextOf(id)] as const);
      return { nextFree: Object.fromEntries(times) };
    },
    async readSalonNextFree({ id, signal }) {
      await world.arrive(signal);
      await refuseUnknown(id);
      return nextFreeAt(world, id);
    },
  };
}
