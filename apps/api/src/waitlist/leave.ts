import { and, eq } from 'drizzle-orm';
import type { BookingContext } from '../bookings/booking-context.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { Database } from '../database/database.ts';
import { waitEntries, waitOffers } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { endEntry, lockOffer, passOn } from './offer-rows.ts';
import { tellSalon } from './tell-salon.ts';

type LeaveContext = Pick<BookingContext, 'actor' | 'salonStates'>;

/** Takes a customer out of the line; what is held goes to the next. Again, it does nothing. */
export async function leave(
  tx: Database,
  { actor, salonStates }: LeaveContext,
  id: string,
): Promise<void> {
  const [entry] = await tx
    .select()
    .from(waitEntries)
    .where(and(eq(waitEntries.id, id), eq(waitEntries.customerId, actor.id)));
  if (entry === undefined) throw new ApiError(404, 'not-found');
  const salon = await lockSalon(tx, salonStates, entry.salonId);
  const [now] = await tx.select().from(waitEntries).where(eq(waitEntries.id, id)).for('update');
  if (now?.status !== 'waiting') return;
  await endEntry(tx, id, 'ended');
  const [offer] = await tx
    .select()
    .from(waitOffers)
    .where(and(eq(waitOffers.entryId, id), eq(waitOffers.status, 'open')));
  if (offer === undefined || salon === undefined) return;
  await passOn(tx, { entry, offer }, 'refused');
  await tellSalon(tx, entry.salonId, salon.version);
}

/** Leaves a time to the next in line; the customer goes on waiting for another. Again, it does nothing. */
export async function refuse(
  tx: Database,
  { actor, salonStates }: LeaveContext,
  offerId: string,
): Promise<void> {
  const locked = await lockOffer(tx, salonStates, offerId, actor.id);
  if (locked === undefined) throw new ApiError(404, 'not-found');
  if (locked.offer.status !== 'open') return;
  await passOn(tx, locked, 'refused');
  await tellSalon(tx, locked.entry.salonId, locked.version);
}
