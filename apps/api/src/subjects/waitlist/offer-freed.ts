import { addDays, wallClock } from '@salonica/policy';
import { and, asc, eq, gt, gte, inArray, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SalonStates } from '../availability/salon-states.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitEntries, waitOffers } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import type { JobData } from '../../platform/jobs/definitions.ts';
import type { EntryRow } from './offer-rows.ts';
import { serveEarlier } from './serve-earlier.ts';
import { serveNew } from './serve-new.ts';
import { notifySalon } from './notify-salon.ts';

/** Customers per run. */
const mostAsked = 200;

/**
 * Offers a freed time to the first customer in line whom it suits, or moves their booking there.
 * The time may hold several visits. Idempotent: each customer gets one offer per round, and has one
 * hold at the salon at a time.
 */
export async function offerFreed(
  { db, salonStates }: { db: Database; salonStates: SalonStates },
  freed: JobData<'offer-freed'>,
  now: number,
): Promise<void> {
  if ((await readLine(db, freed, now)).length === 0) return;
  await transact(db, async (tx) => {
    const salon = await lockSalon(tx, salonStates, freed.salonId);
    if (salon === undefined) return;
    const round = { freed, ...salon, now };
    const served = new Set<string>();
    for (const entry of await readLine(tx, freed, now)) {
      // One hold per customer, so that no customer keeps several chairs from others.
      if (served.has(entry.customerId)) continue;
      const serve = entry.bookingId === null ? serveNew : serveEarlier;
      if (await serve(tx, entry, round)) served.add(entry.customerId);
    }
    if (served.size > 0) await notifySalon(tx, freed.salonId, salon.version);
  });
}

/** The customers who wait for a time on these days, in order of their requests. */
function readLine(
  db: Database,
  { salonId, from, until, roundId }: JobData<'offer-freed'>,
  now: number,
): Promise<EntryRow[]> {
  // A day more at both ends: the salon's zone decides later.
  const dateOf = (instant: number) => wallClock('UTC', instant).date;
  const asked = db
    .select({ id: waitOffers.id })
    .from(waitOffers)
    .where(
      and(
        eq(waitOffers.entryId, waitEntries.id),
        or(eq(waitOffers.roundId, roundId), eq(waitOffers.status, 'open')),
      ),
    );
  const others = alias(waitEntries, 'others');
  const holding = db
    .select({ id: waitOffers.id })
    .from(waitOffers)
    .innerJoin(others, eq(others.id, waitOffers.entryId))
    .where(
      and(
        eq(others.customerId, waitEntries.customerId),
        eq(others.salonId, salonId),
        inArray(waitOffers.status, ['open', 'moved']),
        gt(waitOffers.heldUntil, new Date(now)),
      ),
    );
  return db
    .select()
    .from(waitEntries)
    .where(
      and(
        eq(waitEntries.salonId, salonId),
        eq(waitEntries.status, 'waiting'),
        gt(waitEntries.endsAt, new Date(now)),
        lte(waitEntries.fromDate, addDays(dateOf(until), 1)),
        gte(waitEntries.toDate, addDays(dateOf(from), -1)),
        notExists(asked),
        notExists(holding),
      ),
    )
    .orderBy(asc(waitEntries.id))
    .limit(mostAsked);
}
