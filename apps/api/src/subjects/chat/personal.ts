import { asc, eq, getTableColumns } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  shownColumns,
} from '../../platform/personal-data/personal-records.ts';
import {
  conversations,
  deskReads,
  messageReads,
  messages,
  salons,
} from '../../platform/database/schema/index.ts';

const conversationTable = personalTable(conversations, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  salonId: 'shown',
  picture: 'technical',
  lastNumber: 'technical',
  lastAt: 'technical',
  revision: 'technical',
});

const messageTable = personalTable(messages, 'deleted', {
  conversationId: 'technical',
  number: 'technical',
  id: 'technical',
  sender: 'shown',
  key: 'technical',
  text: 'shown',
  language: 'shown',
  sentAt: 'shown',
});

const readTable = personalTable(messageReads, 'deleted', {
  conversationId: 'technical',
  upTo: 'shown',
  at: 'shown',
});

/** What the salon has read is its own. */
const deskReadTable = personalTable(deskReads, 'deleted', {
  conversationId: 'technical',
  upTo: 'technical',
  at: 'technical',
});

/** Messages between the customer and salons, both sides. */
export const personalConversations: PersonalSubject = {
  name: 'messages',
  tables: [conversationTable, messageTable, readTable, deskReadTable],
  async download(db, { id }) {
    const { upTo, at } = getTableColumns(messageReads);
    const [written, read] = await Promise.all([
      db
        .select({
          ...shownColumns(conversationTable),
          salonName: salons.name,
          ...shownColumns(messageTable),
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(salons, eq(salons.id, conversations.salonId))
        .where(eq(conversations.customerId, id))
        .orderBy(asc(conversations.id), asc(messages.number)),
      db
        .select({ salonId: conversations.salonId, upTo, at })
        .from(messageReads)
        .innerJoin(conversations, eq(conversations.id, messageReads.conversationId))
        .where(eq(conversations.customerId, id)),
    ]);
    return { written, read };
  },
  /** Deleted together with their conversation. */
  async erase(tx, { id }) {
    await tx.delete(conversations).where(eq(conversations.customerId, id));
  },
};
