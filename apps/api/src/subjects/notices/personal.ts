import { eq, inArray } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import { noticePreferences, notices } from '../../platform/database/schema/index.ts';

const noticeTable = personalTable(notices, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  guestId: 'owner',
  kind: 'shown',
  subject: 'technical',
  revision: 'technical',
  facts: 'shown',
  createdAt: 'shown',
  readAt: 'shown',
});

const preferenceTable = personalTable(noticePreferences, 'deleted', {
  customerId: 'owner',
  kind: 'shown',
  mail: 'shown',
  notice: 'shown',
});

export const personalNotices: PersonalSubject = {
  name: 'notices',
  tables: [noticeTable, preferenceTable],
  async download(db, { id }) {
    const [told, preferences] = await Promise.all([
      readShown(db, noticeTable, eq(notices.customerId, id)),
      readShown(db, preferenceTable, eq(noticePreferences.customerId, id)),
    ]);
    return { told, preferences };
  },
  async erase(tx, { id }) {
    await tx.delete(notices).where(eq(notices.customerId, id));
    await tx.delete(noticePreferences).where(eq(noticePreferences.customerId, id));
  },
  async eraseGuests(tx, guestIds) {
    await tx.delete(notices).where(inArray(notices.guestId, guestIds));
  },
};
