import { eq, inArray } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import { bookingBlocks, bookings } from '../database/schema/index.ts';

const table = personalTable(bookings, 'nameless', {
  id: 'shown',
  salonId: 'shown',
  customerId: 'owner',
  guestId: 'owner',
  guestName: 'shown',
  guestEmail: 'shown',
  guestPhone: 'shown',
  guestNetwork: 'shown',
  contactProvedAt: 'shown',
  serviceId: 'technical',
  staffId: 'technical',
  localDate: 'shown',
  localTime: 'shown',
  timeZone: 'shown',
  startsAt: 'shown',
  endsAt: 'shown',
  status: 'shown',
  serviceMinor: 'shown',
  staffMinor: 'shown',
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
});

/** Occupied ranges, identical with the times of the booking. */
const blocks = personalTable(bookingBlocks, 'nameless', {
  id: 'technical',
  bookingId: 'technical',
  offerId: 'technical',
  staffId: 'technical',
  during: 'technical',
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
};

/** Visits are kept without personal data, because the salon needs them for its records. */
export const personalBookings: PersonalSubject = {
  name: 'bookings',
  tables: [table, blocks],
  download: (db, { id }) => readShown(db, table, eq(bookings.customerId, id)),
  async erase(tx, { id }) {
    await tx.update(bookings).set(nobody).where(eq(bookings.customerId, id));
  },
  async eraseGuests(tx, guestIds) {
    await tx.update(bookings).set(nobody).where(inArray(bookings.guestId, guestIds));
  },
};
