import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { SalonNextFree } from '../../domain/slot.ts';
import { addDays, daysBetween, type PlainDateTime } from '../../shared/dates.ts';
import { idAt, memoryBarbers, memoryServices, serviceWithId } from './offer.ts';
import { bookableDays, dayOf, slotsOf } from './slots.ts';
import { type MemoryWorld, notFound } from './world.ts';

/** The next start with any barber for the shortest service they do. */
function nextWith(world: MemoryWorld, salonId: string, barberKey: string): PlainDateTime | null {
  const does = memoryBarbers.find(({ key }) => key === barberKey)?.does ?? [];
  const [shortest] = memoryServices
    .filter(({ key }) => does.includes(key))
    .toSorted((a, b) => a.minutes - b.minutes);
  if (shortest === undefined) return null;
  const draft = {
    salonId,
    serviceId: idAt(salonId, shortest.key),
    location: 'salon' as const,
    barberId: idAt(salonId, barberKey),
  };
  for (const date of bookableDays(world)) {
    const free = slotsOf(world, draft, date).find(({ refusal }) => refusal === null);
    if (free !== undefined) return { date, time: free.time };
  }
  return null;
}

/** The first free time of each of a team, and of all of them. */
export function nextFreeAt(world: MemoryWorld, salonId: string): SalonNextFree {
  const team = Object.fromEntries(
    memoryBarbers.map(({ key }) => [idAt(salonId, key), nextWith(world, salonId, key)]),
  );
  const textOf = ({ date, time }: PlainDateTime) => `${date}T${time}`;
  const [salon = null] = Object.values(team)
    .flatMap((time) => time ?? [])
    .toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  return { salon, team };
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
    const isOffered = serviceId === undefined || serviceWithId(salonId, serviceId) !== undefined;
    if (!isKnown || !isOffered) throw notFound();
  };
  return {
    async listSlots({ id, query: { service, date, location = 'salon' }, signal }) {
      await world.arrive(signal);
      await refuseUnknown(id, service);
      const draft = { salonId: id, serviceId: service, location, barberId: null };
      return { date, version, slots: slotsOf(world, draft, date) };
    },
    async listDays({ id, query: { service, barber, from, to }, language = 'en', signal }) {
      await world.arrive(signal);
      await refuseUnknown(id, service);
      const length = daysBetween(from, to) + 1;
      if (length > mostDays) throw new ServiceError({ kind: 'invalid', fields: {} });
      const location = 'salon' as const;
      const draft = { salonId: id, serviceId: service, location, barberId: barber ?? null };
      const days = Array.from({ length }, (_, index) =>
        dayOf(world, draft, addDays(from, index), language),
      );
      return { version, days };
    },
    async readNextFree({ query, language = 'en', signal }) {
      await world.arrive(signal);
      const known = new Set((await world.salons(language)).map(({ id }) => id));
      const asked = query.salons.filter((id) => known.has(id));
      const times = asked.map((id) => [id, nextFreeAt(world, id).salon] as const);
      return { nextFree: Object.fromEntries(times) };
    },
    async readSalonNextFree({ id, signal }) {
      await world.arrive(signal);
      await refuseUnknown(id);
      return nextFreeAt(world, id);
    },
  };
}
