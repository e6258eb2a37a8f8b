import type { DeskListingWire } from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import { and, asc, eq, gt } from 'drizzle-orm';
import { actorText } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  bookings,
  customers,
  salonClock,
  salons,
  waitEntries,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import { tellSalon } from '../desk/tell-salon.ts';

/** Bookings that are named. */
const mostNamed = 20;

export interface ListingOptions {
  salonId: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** Whether a salon takes bookings, and which are still to come. */
export async function readListing(
  db: Database,
  { salonId, language, time }: ListingOptions,
): Promise<DeskListingWire> {
  const [salon] = await db
    .select({ pausedAt: salons.pausedAt, retiredAt: salons.retiredAt })
    .from(salons)
    .where(eq(salons.id, salonId));
  if (salon === undefined) throw new ApiError(404, 'not-found');
  const isUpcoming = upcomingAt(salonId, time);
  const rows = await db
    .select({
      id: bookings.id,
      date: bookings.localDate,
      time: bookings.localTime,
      names: bookings.names,
      guestName: bookings.guestName,
      fullname: customers.fullname,
    })
    .from(bookings)
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .where(isUpcoming)
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(mostNamed);
  return {
    state: salon.retiredAt !== null ? 'closed' : salon.pausedAt === null ? 'open' : 'paused',
    upcoming: await db.$count(bookings, isUpcoming),
    next: rows.map(({ id, date, time: start, names, guestName, fullname }) => ({
      id,
      date,
      time: start.slice(0, 5),
      service: names.service[language],
      customerName: guestName ?? fullname,
    })),
  };
}

const upcomingAt = (salonId: string, time: number) =>
  and(
    eq(bookings.salonId, salonId),
    eq(bookings.status, 'confirmed'),
    gt(bookings.endsAt, new Date(time)),
  );

interface Change extends ListingOptions {
  actor: CustomerActor;
}

/** Pauses a salon, or opens it again. Its bookings stay. */
export async function setPaused(
  tx: Database,
  { isPaused, ...change }: Change & { isPaused: boolean },
): Promise<DeskListingWire> {
  const { salonId, actor, time } = change;
  const salon = await lockListing(tx, salonId);
  if ((salon.pausedAt !== null) !== isPaused) {
    await tx
      .update(salons)
      .set({ pausedAt: isPaused ? new Date(time) : null })
      .where(eq(salons.id, salonId));
    await record(tx, actor, salonId, isPaused ? 'pause' : 'open');
    // What became free meanwhile was offered to no customer who waits.
    const range = { from: time, until: time + (salon.horizonDays + 1) * day };
    if (!isPaused) await notifyFreed(tx, { salonId, barberId: null, range });
  }
  return readListing(tx, change);
}

/**
 * Closes a salon for good.
 * @throws ApiError 422 where the name is another one, 409 while it has bookings
 */
export async function close(
  tx: Database,
  { name, ...change }: Change & { name: string },
): Promise<DeskListingWire> {
  const { salonId, actor, time } = change;
  const salon = await lockListing(tx, salonId);
  if (name !== salon.name) {
    throw new ApiError(422, 'invalid', { fields: { name: 'nameDiffers' } });
  }
  if ((await tx.$count(bookings, upcomingAt(salonId, time))) > 0) {
    throw new ApiError(409, 'wrong-state', { message: 'bookingsLeft' });
  }
  await tx
    .update(salons)
    .set({ retiredAt: new Date(time) })
    .where(eq(salons.id, salonId));
  // There is nothing left to wait for, nor to hold.
  await tx
    .update(waitEntries)
    .set({ status: 'ended' })
    .where(and(eq(waitEntries.salonId, salonId), eq(waitEntries.status, 'waiting')));
  await record(tx, actor, salonId, 'close');
  return readListing(tx, change);
}

/**
 * Locks the calendar, so that no booking is made meanwhile.
 * @throws ApiError 409 for a closed salon
 */
async function lockListing(tx: Database, salonId: string) {
  await tx
    .select({ salonId: salonClock.salonId })
    .from(salonClock)
    .where(eq(salonClock.salonId, salonId))
    .for('update');
  const [salon] = await tx.select().from(salons).where(eq(salons.id, salonId));
  if (salon === undefined) throw new ApiError(404, 'not-found');
  if (salon.retiredAt !== null) throw new ApiError(409, 'wrong-state', { message: 'salonClosed' });
  return salon;
}

/** Writes it to the audit log, and tells open pages of the salon. */
async function record(
  tx: Database,
  actor: CustomerActor,
  salonId: string,
  action: 'pause' | 'open' | 'close',
): Promise<void> {
  await tx
    .insert(audit)
    .values({ actor: actorText(actor), action: `listing.${action}`, subject: salonId });
  await tellSalon(tx, salonId);
}
