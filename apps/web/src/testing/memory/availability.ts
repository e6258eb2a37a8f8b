import type { AvailabilityPort } from '../../domain/ports/availability-port.ts';
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
  const wish = {
    salonId,
    serviceId: idAt(salonId, shortest.key),
    location: 'salon' as const,
    barberId: idAt(salonId, barberKey),
  };
  for (const date of bookableDays(world)) {
    const free = slotsOf(world, wish, date).find(({ refusal }) => refusal === null);
    if (free !== undefined) return { date, time: free.time };
  }
  return null;
}

/** The first free time of each of a team, and of all of them. */
export function nextFreeAt(world: MemoryWorld, salonId: string) {
  const team = Object.fromEntries(
    memoryBarbers.map(({ key }) => [idAt(salonId, key), nextWith(world, salonId, key)]),
  );
  const textOf = ({ date, time }: PlainDateTime) => `${date}T${time}`;
  const [salon = null] = Object.values(team)
    .flatMap((time) => time ?? [])
    .toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  return { salon, team };
}

export function createMemoryAvailability(world: MemoryWorld): AvailabilityPort {
  const refuseUnknown = async (salonId: string, serviceId?: string) => {
    const salons = await world.salons('en');
    const isKnown = salons.some(({ id }) => id === salonId);
    const isOffered = serviceId === undefined || serviceWithId(salonId, serviceId) !== undefined;
    if (!isKnown || !isOffered) throw notFound();
  };
  return {
    async slots({ date, ...wish }, { signal }) {
      await world.arrive(signal);
      await refuseUnknown(wish.salonId, wish.serviceId);
      return slotsOf(world, { ...wish, barberId: null }, date);
    },
    async days({ salonId, serviceId, barberId = null, from, to }, { language, signal }) {
      await world.arrive(signal);
      await refuseUnknown(salonId, serviceId);
      const wish = { salonId, serviceId, location: 'salon' as const, barberId };
      const length = daysBetween(from, to) + 1;
      return Array.from({ length }, (_, index) =>
        dayOf(world, wish, addDays(from, index), language),
      );
    },
    async nextFree(salonIds, { language, signal }) {
      await world.arrive(signal);
      const known = new Set((await world.salons(language)).map(({ id }) => id));
      const asked = salonIds.filter((id) => known.has(id));
      return Object.fromEntries(asked.map((id) => [id, nextFreeAt(world, id).salon]));
    },
    async salonNextFree(salonId, { signal }) {
      await world.arrive(signal);
      await refuseUnknown(salonId);
      return nextFreeAt(world, salonId);
    },
  };
}
