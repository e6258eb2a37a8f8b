import type { BookingsPort } from '../domain/ports/bookings-port.ts';
import type { Ports } from '../domain/ports/index.ts';
import { paths } from '../shared/paths.ts';
import type { PendingWrites } from './pending-writes.ts';

/** The ports with deferrable writes. */
export type WritingPorts = Pick<Ports, 'api' | 'bookings'>;

/** The same port with writes that wait for the network and for a new sign-in. */
export function bookingsWithPendingWrites(
  bookings: BookingsPort,
  { run }: Pick<PendingWrites, 'run'>,
): BookingsPort {
  return {
    upcoming: (request) => bookings.upcoming(request),
    upcomingAt: (salonId, request) => bookings.upcomingAt(salonId, request),
    past: (cursor, request) => bookings.past(cursor, request),
    times: (id, date, request) => bookings.times(id, date, request),
    confirm: (request) =>
      run(
        { id: request.idempotencyKey, name: 'book', returnTo: paths.salon(request.salonId) },
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
  };
}
