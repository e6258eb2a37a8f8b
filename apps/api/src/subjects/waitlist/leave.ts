import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../bookings/request-context.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitEntries, waitOffers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { endEntry, lockOffer, passOn } from './offer-rows.ts';
import { notifySalon } from './notify-salon.ts';

type LeaveContext = Pick<RequestContext, 'actor' | 'salonStates'>;

/** Removes a customer's entry; a held time goes to the next in line. Idempotent. */
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
  await notifySalon(tx, entry.salonId, salon.version);
}

/**
 * Declines a time in favour of the next in line; the customer stays on the waitlist. Idempotent.
 */
export async function refuse(
  tx: Database,
  { actor, salonStates }: LeaveContext,
  offerId: string,
): Promise<void> {
  const locked = await lockOffer(tx, salonStates, offerId, actor.id);
  if (locked === undefined) throw new ApiError(404, 'not-found');
  if (locked.offer.status !== 'open') return;
  await passOn(tx, locked, 'refused');
  await notifySalon(tx, locked.entry.salonId, locked.version);
}
