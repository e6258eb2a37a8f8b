import {
  deskCalendar,
  deskNow,
  findPlace,
  nearestTo,
  refusalCode,
  type SalonCalendar,
} from '@salonica/policy';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { busyAt } from './calendar.ts';
import { lengthOf, type MemoryWorld, type StoredBooking } from './world.ts';

export type DeskAction = ResponseOf<'readDeskBooking'>['history'][number]['action'];

/** What the desk noted about a visit. */
export const noted = (stored: StoredBooking): NonNullable<StoredBooking['desk']> =>
  stored.desk ?? { arrivedAt: null, cancelReason: null, history: [] };

/** A visit after a change at the desk, with a line in its history. */
export function changedAtDesk(
  world: MemoryWorld,
  stored: StoredBooking,
  action: DeskAction,
  change: Partial<StoredBooking>,
): StoredBooking {
  const next = { ...stored, ...change, revision: stored.revision + 1 };
  const entry = {
    at: world.now(),
    action,
    by: 'member' as const,
    name: 'Maria Papadopoulou',
    before: { date: stored.date, time: stored.time, status: stored.status },
    after: { date: next.date, time: next.time, status: next.status },
  };
  const desk = noted(next);
  return { ...next, desk: { ...desk, history: [...desk.history, entry] } };
}

export const cancelledVisit = (
  world: MemoryWorld,
  stored: StoredBooking,
  cancelReason: RequestOf<'cancelDeskBooking'>['body']['reason'],
): Partial<StoredBooking> => ({
  status: 'salon_cancelled',
  cancelledAt: world.now(),
  desk: { ...noted(stored), cancelReason },
});

/**
 * A visit at another time, with another barber or service, by the rules of a calendar.
 * @throws ServiceError
 */
export function movedVisit(
  world: MemoryWorld,
  published: SalonCalendar,
  stored: StoredBooking,
  to: RequestOf<'moveDeskBooking'>['body'],
): Partial<StoredBooking> {
  const { date, time, barberId = stored.barberId, serviceId = stored.serviceId } = to;
  const calendar = deskCalendar(published, to.outsideHours);
  const service = calendar.services.get(serviceId);
  if (service === undefined) throw new ServiceError({ kind: 'conflict', code: 'not-bookable' });
  const { currency } = stored.price.total;
  const of = (minor: number) => ({ minor, currency });
  const serviceMinor =
    serviceId === stored.serviceId ? stored.price.service.minor : service.priceMinor;
  const total = of(stored.price.total.minor - stored.price.service.minor + serviceMinor);
  if ((to.total ?? stored.price.total).minor !== total.minor) {
    throw new ServiceError({ kind: 'conflict', code: 'price-changed', total });
  }
  const draft = { service, location: stored.location, barberId, date, time };
  const busy = busyAt(world, published, stored.id);
  const place = findPlace(calendar, busy, draft, deskNow(world.now()));
  if (place.refusal !== null) {
    throw new ServiceError({
      kind: 'conflict',
      code: refusalCode(place.refusal),
      nearest: nearestTo(calendar, busy, draft, world.now()),
    });
  }
  return {
    date,
    time,
    barberId,
    serviceId,
    minutes: lengthOf(place.place),
    isAnyBarber: stored.isAnyBarber && to.barberId === undefined,
    price: { ...stored.price, service: of(serviceMinor), total },
  };
}
