import { minute } from '@salonica/policy';
import { and, inArray, lte } from 'drizzle-orm';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitOffers } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { job, sendJobs } from '../../platform/jobs/send.ts';
import { publishNotices } from '../notices/record.ts';
import { lapse, lockOffer } from './offer-rows.ts';
import { notifySalon } from './notify-salon.ts';

/** Ends a hold; idempotent. */
export async function endHold(
  { db, salonStates }: { db: Database; salonStates: SalonStates },
  offerId: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockOffer(tx, salonStates, offerId);
    if (locked === undefined || !(await lapse(tx, locked))) return;
    const { entry, version } = locked;
    await notifySalon(tx, entry.salonId, version);
    await publishNotices(tx, entry.customerId);
  });
}

/** How late the end of a hold may be before its job counts as lost. */
const lostAfter = 5 * minute;

/** Holds per run. */
const mostAtOnce = 500;

/** Sends new jobs for holds whose job was lost. */
export async function resendEndHolds(db: Database, now: number): Promise<void> {
  const late = await db
    .select({ offerId: waitOffers.id })
    .from(waitOffers)
    .where(
      and(
        inArray(waitOffers.status, ['open', 'moved']),
        lte(waitOffers.heldUntil, new Date(now - lostAfter)),
      ),
    )
    .orderBy(waitOffers.heldUntil)
    .limit(mostAtOnce);
  await sendJobs(db, ...late.map((hold) => job('end-hold', hold)));
}
