import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { MemoryBookings } from './bookings.ts';
import { keep, type MemoryWorld, notFound } from './world.ts';

/** Links to bookings of a guest; the bookings behave as they do for the guest. */
export function createMemoryVisits(
  world: MemoryWorld,
  bookings: MemoryBookings,
): Pick<
  Api,
  | 'makeBookingLink'
  | 'readVisit'
  | 'listVisitSlots'
  | 'moveVisit'
  | 'cancelVisit'
  | 'restoreVisit'
  | 'forgetVisit'
  | 'forgetGuest'
> {
  /** Ids of bookings by their secrets. */
  const links = new Map<string, string>();
  world.onForget(() => links.clear());

  const idOf = (secret: string): string => {
    const stored = world.bookings.get(links.get(secret) ?? '');
    if (stored?.owner !== 'guest') throw notFound();
    return stored.id;
  };
  const forget = (id: string) => {
    const stored = world.bookings.get(id);
    if (stored !== undefined) keep(world, { ...stored, owner: null, status: 'cancelled' });
  };
  return {
    async makeBookingLink({ id: bookingId }) {
      await world.arrive();
      const stored = world.bookings.get(bookingId);
      if (stored?.owner !== 'guest' || world.currentVisitor() !== 'guest') throw notFound();
      for (const [secret, id] of links) if (id === bookingId) links.delete(secret);
      const token = `secret-${world.count()}`;
      links.set(token, bookingId);
      return { token };
    },
    readVisit: async ({ secret, ...options }) =>
      bookings.readBooking({ id: idOf(secret), ...options }),
    listVisitSlots: async ({ secret, ...request }) =>
      bookings.listBookingSlots({ id: idOf(secret), ...request }),
    moveVisit: async ({ secret, ...move }) => bookings.moveBooking({ ...move, id: idOf(secret) }),
    cancelVisit: async ({ secret, ...change }) =>
      bookings.cancelBooking({ ...change, id: idOf(secret) }),
    restoreVisit: async ({ secret, ...change }) =>
      bookings.restoreBooking({ ...change, id: idOf(secret) }),
    async forgetVisit({ secret }) {
      await world.arrive();
      forget(idOf(secret));
    },
    async forgetGuest() {
      await world.arrive();
      if (world.currentVisitor() === 'customer') throw new ServiceError({ kind: 'forbidden' });
      const own = [...world.bookings.values()].filter(({ owner }) => owner === 'guest');
      for (const { id } of own) forget(id);
    },
  };
}
