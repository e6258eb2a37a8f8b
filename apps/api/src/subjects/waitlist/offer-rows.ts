import { randomUUIDv7 } from 'node:crypto';
import type { Range } from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import type { SalonStates } from '../availability/salon-states.ts';
import { type LockedSalon, lockSalon } from '../bookings/salon-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitEntries, waitOffers } from '../../platform/database/schema/index.ts';
import { sendJob } from '../../platform/jobs/send.ts';
import { holdChair, letGo } from '../bookings/holds.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';

export type EntryRow = typeof waitEntries.$inferSelect;
export type OfferRow = typeof waitOffers.$inferSelect;

/** An offer that is locked until the transaction ends, and its salon. */
export interface LockedOffer extends LockedSalon {
  entry: EntryRow;
  offer: OfferRow;
}

/** Stores an offer, holds its time and schedules its end. */
export async function keepOffer(
  tx: Database,
  row: Omit<typeof waitOffers.$inferInsert, 'id'>,
  held: { barberId: string; parts: readonly Range[] },
  id: string = randomUUIDv7(),
): Promise<string> {
  await tx.insert(waitOffers).values({ id, ...row });
  await holdChair(tx, id, held.barberId, held.parts);
  await sendJob(tx, 'end-hold', { offerId: id }, { at: row.heldUntil.getTime() });
  return id;
}

/**
 * Takes the locks of an offer: its salon first, as every write does.
 * @param customerId - its required owner
 * @returns undefined where there is none
 */
export async function lockOffer(
  tx: Database,
  salonStates: SalonStates,
  offerId: string,
  customerId?: string,
): Promise<LockedOffer | undefined> {
  const [seen] = await tx
    .select({ salonId: waitEntries.salonId })
    .from(waitOffers)
    .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
    .where(
      and(
        eq(waitOffers.id, offerId),
        customerId === undefined ? undefined : eq(waitEntries.customerId, customerId),
      ),
    );
  const salon = seen && (await lockSalon(tx, salonStates, seen.salonId));
  if (salon === undefined) return undefined;
  const [rows] = await tx
    .select({ entry: waitEntries, offer: waitOffers })
    .from(waitOffers)
    .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
    .where(eq(waitOffers.id, offerId))
    .for('update');
  return rows && { ...salon, ...rows };
}

/** Stores the result of an offer and releases its time. */
export async function endOffer(
  tx: Database,
  { id }: Pick<OfferRow, 'id'>,
  change: Partial<typeof waitOffers.$inferInsert> & { status: string },
): Promise<Range | undefined> {
  await tx.update(waitOffers).set(change).where(eq(waitOffers.id, id));
  return letGo(tx, id);
}

/** When an offer occupied its chair, where its blocks are gone: its hold had ended. */
function rangeOf({ movedFrom, startsAt, endsAt }: OfferRow): Range | undefined {
  if (movedFrom === null) return { from: startsAt.getTime(), until: endsAt.getTime() };
  const { parts } = movedFrom;
  if (parts.length === 0) return undefined;
  return {
    from: Math.min(...parts.map(({ from }) => from)),
    until: Math.max(...parts.map(({ until }) => until)),
  };
}

/** An offer that was not accepted: the next in line gets one. */
export async function passOn(
  tx: Database,
  { entry, offer }: Pick<LockedOffer, 'entry' | 'offer'>,
  status: 'refused' | 'lapsed',
): Promise<void> {
  const range = (await endOffer(tx, offer, { status })) ?? rangeOf(offer);
  const { barberId, roundId } = offer;
  await notifyFreed(tx, { salonId: entry.salonId, barberId, range, roundId });
}

/** Ends a hold that was not used in time. @returns false where it has ended otherwise */
export async function lapse(
  tx: Database,
  { entry, offer }: Pick<LockedOffer, 'entry' | 'offer'>,
): Promise<boolean> {
  if (offer.status === 'open') {
    await passOn(tx, { entry, offer }, 'lapsed');
    return true;
  }
  if (offer.status !== 'moved') return false;
  // The booking's old time is available to everyone from now on.
  const range = (await endOffer(tx, offer, { status: 'kept' })) ?? rangeOf(offer);
  await notifyFreed(tx, { salonId: entry.salonId, barberId: offer.barberId, range });
  return true;
}

export async function endEntry(
  tx: Database,
  id: string,
  status: 'served' | 'ended',
): Promise<void> {
  await tx.update(waitEntries).set({ status }).where(eq(waitEntries.id, id));
}
