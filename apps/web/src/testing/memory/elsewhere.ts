import type { RequestOf } from '../../domain/api.ts';
import type { BookingStatus } from '../../domain/booking.ts';
import { instantOf, type PlainDateTime, salonTimeZone } from '../../shared/dates.ts';
import { calendarAt } from './calendar.ts';
import { barberAt, serviceAt } from './salon-offer.ts';
import { visitOfOthers } from './stored-booking.ts';
import { keep, type MemoryWorld, notFound, type StoredBlock, type StoredBooking } from './world.ts';

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
  /** Another member enters a visit at the desk; returns its id. */
  readonly enter: (
    salonId: string,
    visit: RequestOf<'addDeskBooking'>['body'],
    noted?: { readonly status?: BookingStatus; readonly hasArrived?: boolean },
  ) => string;
  /** Another member keeps a time free, or notes an absence. */
  readonly keepFree: (
    salonId: string,
    block: PlainDateTime & {
      readonly barberId: string;
      readonly minutes: number;
      readonly purpose: StoredBlock['purpose'];
    },
  ) => string;
  /** The visitor in another tab, or the salon, changes a booking. */
  readonly change: (
    bookingId: string,
    change: Partial<
      Pick<StoredBooking, 'date' | 'time' | 'barberId' | 'status' | 'rating' | 'review'>
    >,
  ) => void;
  /** The connection was interrupted. */
  readonly reconnect: () => void;
}

export function createElsewhere(world: MemoryWorld): Elsewhere {
  return {
    book({ salonId, serviceId, barberId, date, time }) {
      const service = serviceAt(world, salonId, serviceId);
      if (service === undefined || barberAt(world, salonId, barberId) === undefined)
        throw notFound();
      const id = `elsewhere-${world.count()}`;
      const { minutes } = service;
      const visit = { id, serviceId, barberId, date, time, minutes, notes: '' };
      keep(world, visitOfOthers(world, calendarAt(world, salonId), visit));
      return id;
    },
    enter(salonId, entered, { status = 'confirmed', hasArrived = false } = {}) {
      const { serviceId, barberId, date, time, notes } = entered;
      const service = serviceAt(world, salonId, serviceId);
      if (service === undefined || barberAt(world, salonId, barberId) === undefined)
        throw notFound();
      const id = `elsewhere-${world.count()}`;
      const { minutes } = service;
      const visit = { id, serviceId, barberId, date, time, minutes, notes };
      const arrivedAt = hasArrived ? world.now() : null;
      keep(world, {
        ...visitOfOthers(world, calendarAt(world, salonId), visit),
        status,
        desk: { arrivedAt, cancelReason: null, history: [], entered },
      });
      return id;
    },
    keepFree(salonId, { barberId, date, time, minutes, purpose }) {
      const id = `elsewhere-${world.count()}`;
      const from = instantOf({ date, time }, salonTimeZone);
      const range = { from, until: from + minutes * 60_000 };
      world.blocks.set(id, { id, revision: 0, salonId, barberId, purpose, range });
      world.live.notify({ type: 'salon.changed', salonId });
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
