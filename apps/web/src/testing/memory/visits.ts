import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { VisitsPort } from '../../domain/ports/visits-port.ts';
import type { MemoryBookings } from './bookings.ts';
import { keep, type MemoryWorld, notFound } from './world.ts';

/** Links to bookings of a guest; the bookings behave as they do for the guest. */
export function createMemoryVisits(world: MemoryWorld, bookings: MemoryBookings): VisitsPort {
  /** Ids of bookings by their secrets. */
  const links = new Map<string, string>();
  world.onForget(() => links.clear());

  const storedOf = (secret: string) => {
    const stored = world.bookings.get(links.get(secret) ?? '');
    if (stored?.owner !== 'guest') throw notFound();
    return stored;
  };
  const forget = (id: string) => {
    const stored = world.bookings.get(id);
    if (stored !== undefined) keep(world, { ...stored, owner: null, status: 'cancelled' });
  };
  const write = async (secret: string, run: () => Promise<Booking>): Promise<Booking> => {
    storedOf(secret);
    return run();
  };
  return {
    async makeLink(bookingId) {
      await world.arrive();
      const stored = world.bookings.get(bookingId);
      if (stored?.owner !== 'guest' || world.currentVisitor() !== 'guest') throw notFound();
      for (const [secret, id] of links) if (id === bookingId) links.delete(secret);
      const secret = `secret-${world.count()}`;
      links.set(secret, bookingId);
      return secret;
    },
    async read(secret, request) {
      await world.arrive(request.signal);
      return bookings.read(storedOf(secret).id, request);
    },
    async times(secret, date, request) {
      return bookings.times(storedOf(secret).id, date, request);
    },
    reschedule: (secret, move) => write(secret, () => bookings.reschedule(move)),
    cancel: (secret, change) => write(secret, () => bookings.cancel(change)),
    restore: (secret, change) => write(secret, () => bookings.restore(change)),
    async forget(secret) {
      await world.arrive();
      forget(storedOf(secret).id);
    },
    async forgetBrowser() {
      await world.arrive();
      if (world.currentVisitor() === 'customer') throw new ServiceError({ kind: 'forbidden' });
      const own = [...world.bookings.values()].filter(({ owner }) => owner === 'guest');
      for (const { id } of own) forget(id);
    },
  };
}
