import { randomUUIDv7 } from 'node:crypto';
import type { WaitEntryWire, WaitRequest } from '@salonica/contract/v1';
import { addDays, createPlanner, day, dayClock, daysBetween, wallClock } from '@salonica/policy';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { readBusy } from '../availability/busy-rows.ts';
import type { RequestContext } from '../bookings/request-context.ts';
import { findBooking } from '../bookings/booking-row.ts';
import { requireChangeable } from '../bookings/change.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitEntries } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { freeStarts } from './policy.ts';
import { readEntries } from './list.ts';

/** Maximum entries of one customer. */
const mostOfCustomer = 10;

/** Days of one entry. */
const mostDays = 31;

type NewWait = Extract<WaitRequest, { kind: 'new' }>;
type EarlierWait = Extract<WaitRequest, { kind: 'earlier' }>;

const refuseField = (field: string) =>
  new ApiError(422, 'invalid', { fields: { [field]: 'otherField' } });

/**
 * Adds a customer to the waitlist. A repeated request has no effect.
 * @throws ApiError
 */
export async function wait(
  tx: Database,
  context: RequestContext,
  request: WaitRequest,
): Promise<WaitEntryWire> {
  const id =
    request.kind === 'new'
      ? await waitForNew(tx, context, request)
      : await waitForEarlier(tx, context, request);
  const { actor, language, time } = context;
  const options = { customerId: actor.id, language, time };
  const [entry] = await readEntries(tx, options, eq(waitEntries.id, id));
  if (entry === undefined) throw new Error('The entry was not stored.');
  return entry;
}

async function waitForNew(
  tx: Database,
  { actor, language, salonStates, time }: RequestContext,
  { salonId, serviceId, barberId, from, to, part }: NewWait,
): Promise<string> {
  const salon = await lockSalon(tx, salonStates, salonId);
  if (salon?.calendar.isOpen !== true) throw new ApiError(404, 'not-found');
  if (salon.calendar.isPaused) throw new ApiError(409, 'paused');
  const { services, barbers, timeZone, horizonDays } = salon.calendar;
  const member = barbers.find(({ id }) => id === barberId);
  const service = services.get(serviceId);
  const isDone = barberId === null || member?.serviceIds.has(serviceId) === true;
  if (service?.isOffered !== true || !isDone)
    throw new ApiError(409, 'not-bookable', { nearest: [] });
  const today = wallClock(timeZone, time).date;
  if (from < today) throw refuseField('from');
  const isTooFar = to > addDays(today, horizonDays) || daysBetween(from, to) >= mostDays;
  if (to < from || isTooFar) throw refuseField('to');

  const range = {
    from: dayClock(timeZone, from).opening(0),
    until: dayClock(timeZone, to).closing(24 * 60),
  };
  const busy = await readBusy(tx, { salonId, from: range.from - day, until: range.until + day });
  const request = { service, location: 'salon', barberId } as const;
  const free = freeStarts(createPlanner(salon.calendar, busy, request, time), { from, to, part });
  if (free.length > 0) throw new ApiError(409, 'time-free', { nearest: free });

  const draft = { customerId: actor.id, salonId, serviceId, barberId, part };
  const days = { fromDate: from, toDate: to };
  await lockCustomer(tx, actor.id);
  const [same] = await tx
    .select({ id: waitEntries.id })
    .from(waitEntries)
    .where(
      and(
        ...mine(actor.id, time),
        eq(waitEntries.salonId, salonId),
        eq(waitEntries.serviceId, serviceId),
        barberId === null ? isNull(waitEntries.barberId) : eq(waitEntries.barberId, barberId),
        part === null ? isNull(waitEntries.part) : eq(waitEntries.part, part),
        eq(waitEntries.fromDate, from),
        eq(waitEntries.toDate, to),
        isNull(waitEntries.bookingId),
      ),
    );
  if (same !== undefined) return same.id;
  await requireRoom(tx, actor.id, time);
  const id = randomUUIDv7();
  await tx.insert(waitEntries).values({
    id,
    ...draft,
    ...days,
    mode: 'offer',
    endsAt: new Date(range.until),
    language,
    createdAt: new Date(time),
  });
  return id;
}

async function waitForEarlier(
  tx: Database,
  { actor, language, salonStates, time }: RequestContext,
  { bookingId, mode, from, part }: EarlierWait,
): Promise<string> {
  const seen = await findBooking(tx, bookingId, actor);
  if (seen === undefined) throw new ApiError(404, 'not-found');
  await lockSalon(tx, salonStates, seen.salonId);
  const booking = await findBooking(tx, bookingId, actor);
  if (booking === undefined) throw new ApiError(404, 'not-found');
  requireChangeable(booking, time);
  const { salonId, serviceId, barberId, localDate, startsAt, timeZone } = booking;
  if (from < wallClock(timeZone, time).date || from > localDate) throw refuseField('from');

  await lockCustomer(tx, actor.id);
  const choice = { mode, fromDate: from, toDate: localDate, part, language };
  const [changed] = await tx
    .update(waitEntries)
    .set(choice)
    .where(and(...mine(actor.id, time), eq(waitEntries.bookingId, bookingId)))
    .returning({ id: waitEntries.id });
  if (changed !== undefined) return changed.id;
  await requireRoom(tx, actor.id, time);
  const id = randomUUIDv7();
  await tx.insert(waitEntries).values({
    id,
    customerId: actor.id,
    salonId,
    serviceId,
    barberId,
    bookingId,
    ...choice,
    endsAt: startsAt,
    createdAt: new Date(time),
  });
  return id;
}

const mine = (customerId: string, time: number) => [
  eq(waitEntries.customerId, customerId),
  eq(waitEntries.status, 'waiting'),
  gt(waitEntries.endsAt, new Date(time)),
];

/** @throws ApiError 409 where the customer has too many entries */
async function requireRoom(tx: Database, customerId: string, time: number): Promise<void> {
  const count = await tx.$count(waitEntries, and(...mine(customerId, time)));
  if (count >= mostOfCustomer) throw new ApiError(409, 'too-many-waiting');
}
