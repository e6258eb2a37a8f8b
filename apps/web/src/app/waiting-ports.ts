import type { Ports } from '../domain/ports/index.ts';
import { paths } from '../shared/paths.ts';
import type { PendingWrites } from './pending-writes.ts';

/** The ports with deferrable writes. */
export type WritingPorts = Pick<Ports, 'addresses' | 'bookings' | 'favorites'>;

/**
 * The same ports with writes that wait for the network and for a new sign-in. Every attempt has the
 * key of the first.
 */
export function withPendingWrites(
  { addresses, bookings, favorites }: WritingPorts,
  { run }: Pick<PendingWrites, 'run'>,
): WritingPorts {
  const newId = () => crypto.randomUUID();
  return {
    bookings: {
      upcoming: (request) => bookings.upcoming(request),
      upcomingAt: (salonId, request) => bookings.upcomingAt(salonId, request),
      past: (cursor, request) => bookings.past(cursor, request),
      times: (id, date, request) => bookings.times(id, date, request),
      confirm: (request) =>
        run(
          {
            id: request.idempotencyKey,
            name: 'confirmBooking',
            // The wizard has requested these already.
            returnTo: paths.salon(request.salonId),
          },
          () => bookings.confirm(request),
        ),
      reschedule: (move) =>
        run({ id: move.idempotencyKey, name: 'moveBooking' }, () => bookings.reschedule(move)),
      cancel: (change) =>
        run({ id: change.idempotencyKey, name: 'cancelBooking' }, () => bookings.cancel(change)),
      restore: (change) =>
        run({ id: change.idempotencyKey, name: 'restoreBooking' }, () => bookings.restore(change)),
      rate: (rating) =>
        run({ id: rating.idempotencyKey, name: 'rateBooking' }, () => bookings.rate(rating)),
    },
    favorites: {
      ids: () => favorites.ids(),
      list: (request) => favorites.list(request),
      add: (salonId) => run({ id: newId(), name: 'addFavorite' }, () => favorites.add(salonId)),
      remove: (salonId) =>
        run({ id: newId(), name: 'removeFavorite' }, () => favorites.remove(salonId)),
    },
    addresses: {
      list: (request) => addresses.list(request),
      add: (details, isDefault, idempotencyKey) =>
        run({ id: idempotencyKey, name: 'addAddress' }, () =>
          addresses.add(details, isDefault, idempotencyKey),
        ),
      change: (id, details, isDefault) =>
        run({ id: newId(), name: 'changeAddress' }, () => addresses.change(id, details, isDefault)),
      remove: (id) => run({ id: newId(), name: 'removeAddress' }, () => addresses.remove(id)),
      restore: (address) =>
        run({ id: newId(), name: 'restoreAddress' }, () => addresses.restore(address)),
    },
  };
}
