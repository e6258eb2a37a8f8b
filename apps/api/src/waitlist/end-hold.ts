import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { endOffer, lockOffer, passOn } from './offer-rows.ts';
import { publishNotices } from '../notices/record.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import { notifySalon } from './notify-salon.ts';

/** Ends a hold; idempotent. */
export async function endHold(
  { db, salonStates }: { db: Database; salonStates: SalonStates },
  offerId: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockOffer(tx, salonStates, offerId);
    if (locked === undefined) return;
    const { entry, offer, version } = locked;
    if (offer.status === 'open') {
      await passOn(tx, locked, 'lapsed');
    } else if (offer.status === 'moved') {
      // The booking's old time is available to everyone from now on.
      const range = await endOffer(tx, offer, { status: 'kept' });
      await notifyFreed(tx, { salonId: entry.salonId, staffId: offer.staffId, range });
    } else {
      return;
    }
    await notifySalon(tx, entry.salonId, version);
    await publishNotices(tx, entry.customerId);
  });
}
