import type { PlainDateTime } from '../../shared/dates.ts';
import { calendarAt } from './calendar.ts';
import { barberWithId, serviceWithId } from './offer.ts';
import { visitOfOthers } from './stored-booking.ts';
import { keep, type MemoryWorld, notFound, type StoredBooking } from './world.ts';

/** Events while the visitor looks at something else. */
export interface Elsewhere {
  /** Another customer books; returns the id of the booking. */
  readonly book: (
    booking: PlainDateTime & {
      readonly salonId: string;
      readonly serviceId: string;
      readonly barberId: string;
    },
  ) => string;
  /** The visitor in another tab, or the salon, changes a booking. */
  readonly change: (
    bookingId: string,
    change: Partial<Pick<StoredBooking, 'date' | 'time' | 'status' | 'rating' | 'review'>>,
  ) => void;
  /** The connection was interrupted. */
  readonly reconnect: () => void;
}

export function createElsewhere(world: MemoryWorld): Elsewhere {
  return {
    book({ salonId, serviceId, barberId, date, time }) {
      const service = serviceWithId(salonId, serviceId);
      if (service === undefined || barberWithId(salonId, barberId) === undefined) throw notFound();
      const id = `elsewhere-${world.count()}`;
      const { minutes } = service;
      const visit = { id, serviceId, barberId, date, time, minutes, notes: '' };
      keep(world, visitOfOthers(world, calendarAt(world, salonId), visit));
      return id;
    },
    change(bookingId, change) {
      const stored = world.bookings.get(bookingId);
      if (stored === undefined) throw notFound();
      const cancelledAt = change.status === 'cancelled' ? world.now() : stored.cancelledAt;
      keep(world, { ...stored, ...change, cancelledAt, revision: stored.revision + 1 });
    },
    reconnect: () => world.live.notify({ type: 'resumed' }),
  };
}
