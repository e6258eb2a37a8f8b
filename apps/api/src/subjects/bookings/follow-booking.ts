import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { waitEntries, waitOffers } from '../../platform/database/schema/index.ts';
import { letGo } from './holds.ts';
import { notifyFreed } from './notify-freed.ts';

/** A request for an earlier time ends at the booking's own start. */
export async function followBooking(
  tx: Database,
  { id, localDate, startsAt }: { id: string; localDate: string; startsAt: Date },
): Promise<void> {
  await tx
    .update(waitEntries)
    .set({ toDate: sql`greatest(${waitEntries.fromDate}, ${localDate}::date)`, endsAt: startsAt })
    .where(and(eq(waitEntries.bookingId, id), eq(waitEntries.status, 'waiting')));
}

/** Cancelling a booking ends its request for an earlier time and releases its held time. */
export async function forgetBooking(
  tx: Database,
  { id, salonId }: { id: string; salonId: string },
): Promise<void> {
  const entries = await tx
    .update(waitEntries)
    .set({
      status: sql`case when ${waitEntries.status} = 'waiting' then 'ended' else ${waitEntries.status} end`,
    })
    .where(eq(waitEntries.bookingId, id))
    .returning({ id: waitEntries.id });
  if (entries.length === 0) return;
  const offers = await tx
    .update(waitOffers)
    .set({ status: sql`case when ${waitOffers.status} = 'open' then 'refused' else 'kept' end` })
    .where(
      and(
        inArray(
          waitOffers.entryId,
          entries.map((entry) => entry.id),
        ),
        inArray(waitOffers.status, ['open', 'moved']),
      ),
    )
    .returning({ id: waitOffers.id, barberId: waitOffers.barberId });
  for (const offer of offers) {
    const range = await letGo(tx, offer.id);
    await notifyFreed(tx, { salonId, barberId: offer.barberId, range });
  }
}
