import { eq, inArray } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import { guests } from '../database/schema/index.ts';

const table = personalTable(guests, 'deleted', {
  id: 'technical',
  tokenHash: 'secret',
  customerId: 'owner',
  createdAt: 'shown',
});

/** Visits of the customer as a guest, before signing in. */
export const personalVisits: PersonalSubject = {
  name: 'visitsAsGuest',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(guests.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(guests).where(eq(guests.customerId, id));
  },
  async eraseGuests(tx, guestIds) {
    await tx.delete(guests).where(inArray(guests.id, guestIds));
  },
};
