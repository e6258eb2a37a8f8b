import { deskCalendar, deskNow, findPlace, nearestTo, refusalCode } from '@salonica/policy';
import type { RequestOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { busyAt, calendarAt } from './calendar.ts';
import { visitOfOthers } from './stored-booking.ts';
import { lengthOf, type MemoryWorld, type StoredBooking } from './world.ts';

/**
 * The visit of a person who came or called.
 * @throws ServiceError
 */
export function enteredBooking(
  world: MemoryWorld,
  { salon: salonId, body }: RequestOf<'addDeskBooking'>,
): StoredBooking {
  const { serviceId, barberId, date, time, notes, outsideHours } = body;
  const published = calendarAt(world, salonId);
  const calendar = deskCalendar(published, outsideHours);
  const service = calendar.services.get(serviceId);
  if (service === undefined || calendar.barbers.every(({ id }) => id !== barberId)) {
    throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
  }
  const draft = { service, location: 'salon', barberId, date, time } as const;
  const busy = busyAt(world, published);
  const { place, refusal } = findPlace(calendar, busy, draft, deskNow(world.now()));
  if (refusal !== null) {
    throw new ServiceError({
      kind: 'conflict',
      code: refusalCode(refusal),
      nearest: nearestTo(calendar, busy, draft, world.now()),
    });
  }
  const entry = {
    at: world.now(),
    action: 'confirm',
    by: 'member',
    name: 'Maria Papadopoulou',
    before: null,
    after: { date, time, barberId },
  } as const;
  const id = `booking-${world.count()}`;
  const minutes = lengthOf(place);
  return {
    ...visitOfOthers(world, calendar, { id, serviceId, barberId, date, time, minutes, notes }),
    desk: { arrivedAt: null, cancelReason: null, history: [entry], entered: body },
  };
}

const toldAs = <Word extends string>(word: Word) => ({ move: word, cancel: word });

/** Who comes, as the desk sees it. */
export function personOf({ owner, desk }: StoredBooking) {
  const { entered } = desk ?? {};
  if (entered !== undefined) {
    const { source, name, email = null, phone = null } = entered;
    return { source, name, contact: { email, phone }, told: toldAs('entered') };
  }
  return {
    source: 'online',
    name: owner === null ? null : 'Maria Papadopoulou',
    contact: { email: 'maria@example.com', phone: null },
    told: toldAs(owner === null ? 'erased' : 'email'),
  } as const;
}
