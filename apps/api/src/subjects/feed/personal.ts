import { eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import { calendarFeeds } from '../../platform/database/schema/index.ts';

const table = personalTable(calendarFeeds, 'deleted', {
  customerId: 'owner',
  tokenHash: 'secret',
  language: 'shown',
  createdAt: 'shown',
});

/** The private calendar URL; it is invalid from now on. */
export const personalFeed: PersonalSubject = {
  name: 'calendarFeeds',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(calendarFeeds.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.customerId, id));
  },
};
