import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  isInTime,
  type PersonalSubject,
  personalTable,
  readShown,
  type RecordOwner,
} from '../../platform/personal-data/personal-records.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookingBlocks, bookings, visitLinks } from '../../platform/database/schema/index.ts';

const table = personalTable(bookings, 'nameless', {
  id: 'shown',
  salonId: 'shown',
  source: 'shown',
  customerId: 'owner',
  guestId: 'owner',
  guestName: 'shown',
  guestEmail: 'shown',
  guestPhone: 'shown',
  guestNetwork: 'shown',
  contactProvedAt: 'shown',
  serviceId: 'technical',
  barberId: 'technical',
  anyBarber: 'shown',
  localDate: 'shown',
  localTime: 'shown',
  timeZone: 'shown',
  startsAt: 'shown',
  endsAt: 'shown',
  status: 'shown',
  serviceMinor: 'shown',
  barberMinor: 'shown',
  travelMinor: 'shown',
  totalMinor: 'shown',
  currency: 'shown',
  location: 'shown',
  address: 'shown',
  notes: 'shown',
  names: 'shown',
  language: 'shown',
  revision: 'technical',
  announcedRevision: 'technical',
  createdAt: 'shown',
  cancelledAt: 'shown',
  cancelReason: 'shown',
  arrivedAt: 'shown',
  keptAt: 'technical',
  calendarToken: 'secret',
});

/** Occupied ranges, identical with the times of the booking. */
const blocks = personalTable(bookingBlocks, 'nameless', {
  id: 'technical',
  bookingId: 'technical',
  offerId: 'technical',
  blockId: 'technical',
  absenceId: 'technical',
  barberId: 'technical',
  during: 'technical',
});

/** Links to visits as a guest; they end with the guest. */
const links = personalTable(visitLinks, 'deleted', {
  tokenHash: 'secret',
  bookingId: 'owner',
  purpose: 'technical',
  createdAt: 'technical',
});

/** What a visit says about a person. */
const nobody = {
  customerId: null,
  guestId: null,
  guestName: null,
  guestEmail: null,
  guestPhone: null,
  guestNetwork: null,
  contactProvedAt: null,
  address: '',
  notes: '',
  calendarToken: null,
};

/** The customer's visits; also those that a desk entered with the customer's address. */
const visitsOf = ({ id, mailbox }: RecordOwner): SQL | undefined =>
  or(
    eq(bookings.customerId, id),
    mailbox &&
      and(
        ne(bookings.source, 'online'),
        eq(sql`lower(${bookings.guestEmail})`, mailbox.email),
        isInTime(bookings.createdAt, mailbox),
      ),
  );

async function eraseVisits(tx: Database, own: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: bookings.id }).from(bookings).where(own);
  await tx.delete(visitLinks).where(inArray(visitLinks.bookingId, ids));
  await tx.update(bookings).set(nobody).where(own);
}

/** Visits are kept without personal data, because the salon needs them for its records. */
export const personalBookings: PersonalSubject = {
  name: 'bookings',
  tables: [table, blocks, links],
  download: (db, owner) => readShown(db, table, visitsOf(owner)),
  async erase(tx, owner) {
    await eraseVisits(tx, visitsOf(owner));
  },
  async eraseGuests(tx, guestIds) {
    await eraseVisits(tx, inArray(bookings.guestId, guestIds));
  },
};
