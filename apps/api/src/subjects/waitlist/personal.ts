import { and, eq, inArray } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  shownColumns,
} from '../../platform/personal-data/personal-records.ts';
import { waitEntries, waitOffers } from '../../platform/database/schema/index.ts';
import { letGo } from '../bookings/holds.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';

const entries = personalTable(waitEntries, 'deleted', {
  id: 'shown',
  customerId: 'owner',
  salonId: 'shown',
  serviceId: 'shown',
  barberId: 'shown',
  bookingId: 'shown',
  mode: 'shown',
  fromDate: 'shown',
  toDate: 'shown',
  part: 'shown',
  endsAt: 'technical',
  status: 'shown',
  language: 'shown',
  createdAt: 'shown',
});

const offers = personalTable(waitOffers, 'deleted', {
  id: 'shown',
  entryId: 'shown',
  roundId: 'technical',
  status: 'shown',
  barberId: 'shown',
  localDate: 'shown',
  localTime: 'shown',
  startsAt: 'technical',
  endsAt: 'technical',
  serviceMinor: 'shown',
  barberMinor: 'shown',
  travelMinor: 'shown',
  currency: 'shown',
  heldUntil: 'shown',
  bookingId: 'shown',
  bookingRevision: 'technical',
  movedFrom: 'shown',
  createdAt: 'shown',
});

/** The customer's waitlist entries; held times go to the next in line. */
export const personalWaitlist: PersonalSubject = {
  name: 'waitlist',
  tables: [entries, offers],
  async download(db, { id }) {
    const own = eq(waitEntries.customerId, id);
    return {
      entries: await db.select(shownColumns(entries)).from(waitEntries).where(own),
      offers: await db
        .select(shownColumns(offers))
        .from(waitOffers)
        .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
        .where(own),
    };
  },
  async erase(tx, { id }) {
    const held = await tx
      .select({ id: waitOffers.id, barberId: waitOffers.barberId, salonId: waitEntries.salonId })
      .from(waitOffers)
      .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
      .where(and(eq(waitEntries.customerId, id), inArray(waitOffers.status, ['open', 'moved'])));
    await tx
      .update(waitEntries)
      .set({ status: 'ended' })
      .where(and(eq(waitEntries.customerId, id), eq(waitEntries.status, 'waiting')));
    for (const offer of held) {
      const { salonId, barberId } = offer;
      await notifyFreed(tx, { salonId, barberId, range: await letGo(tx, offer.id) });
    }
    await tx.delete(waitEntries).where(eq(waitEntries.customerId, id));
  },
};
