import { inArray, sql } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import { events } from '../database/schema/index.ts';
import { guestActors, ownActors } from '../personal-data/own-actors.ts';

const table = personalTable(events, 'deleted', {
  id: 'technical',
  xid: 'technical',
  topic: 'owner',
  subject: 'owner',
  payload: 'shown',
  at: 'shown',
});

const reader = sql`${events.topic} || ':' || ${events.subject}`;

/** Events of the last day. */
export const personalEvents: PersonalSubject = {
  name: 'liveEvents',
  tables: [table],
  download: async (db, { id }) => readShown(db, table, inArray(reader, await ownActors(db, id))),
  async erase(tx, { id }) {
    await tx.delete(events).where(inArray(reader, await ownActors(tx, id)));
  },
  async eraseGuests(tx, guestIds) {
    await tx.delete(events).where(inArray(reader, guestActors(guestIds)));
  },
};
