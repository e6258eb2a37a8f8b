import { and, asc, eq, gt, gte, isNull, lte, notExists, or } from 'drizzle-orm';
import { wallClock } from '../availability/day-clock.ts';
import { addDays } from '../availability/plain-time.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { Database } from '../database/database.ts';
import { waitEntries, waitOffers } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import type { JobData } from '../jobs/definitions.ts';
import type { EntryRow } from './offer-rows.ts';
import { serveEarlier } from './serve-earlier.ts';
import { serveNew } from './serve-new.ts';
import { notifySalon } from './notify-salon.ts';

/** Customers per run. */
const mostAsked = 200;

/**
 * Offers a freed time to the first customer in line whom it suits, or moves their booking there.
 * The time may hold several visits. Idempotent: each customer gets one offer per round.
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
    let served = 0;
    for (const entry of await readLine(tx, freed, now)) {
      const serve = entry.bookingId === null ? serveNew : serveEarlier;
      if (await serve(tx, entry, round)) served += 1;
    }
    if (served > 0) await notifySalon(tx, freed.salonId, salon.version);
  });
}

/** The customers who wait for a time on these days, in order of their requests. */
function readLine(
  db: Database,
  { salonId, from, until, roundId, isFirstLook = false }: JobData<'offer-freed'>,
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
        // A customer who had an offer before may have declined this very time.
        isFirstLook
          ? undefined
          : or(eq(waitOffers.roundId, roundId), eq(waitOffers.status, 'open')),
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
        // Already free time moves no booking.
        isFirstLook ? isNull(waitEntries.bookingId) : undefined,
        notExists(asked),
      ),
    )
    .orderBy(asc(waitEntries.id))
    .limit(mostAsked);
}
