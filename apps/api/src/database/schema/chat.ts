import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { salons } from './catalogue.ts';
import { customers } from './customers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What a customer and a salon write to each other; one for each pair. The row is the lock of what is in it. */
export const conversations = pgTable(
  'conversations',
  {
    /** UUID version 7, made by the API. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    /** Path of the portrait of who answers, below the picture storage. */
    picture: text(),
    /** Number of the last message; 0 before the first. */
    lastNumber: count('last_number'),
    lastAt: instant('last_at').notNull(),
    /** Rises with every message and every reading. */
    revision: count('revision'),
  },
  (table) => [
    unique('conversations_one_each').on(table.customerId, table.salonId),
    index('conversations_newest').on(table.customerId, table.lastAt, table.id),
  ],
);

/** Numbered within their conversation. A trigger of the migration refuses to change one. */
export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull(),
    /** UUID version 7, made by the API. */
    id: uuid().notNull().unique(),
    sender: text().notNull(),
    /** The same for every attempt of a sender to send it. */
    key: text().notNull(),
    text: text().notNull(),
    language: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    unique('messages_once').on(table.conversationId, table.sender, table.key),
    check('messages_sender_known', sql`${table.sender} in ('customer', 'salon')`),
    check('messages_text', sql`btrim(${table.text}) <> '' and length(${table.text}) <= 2000`),
  ],
);

/** How far a customer has read. A trigger of the migration lets it only move forward. */
export const messageReads = pgTable(
  'message_reads',
  {
    conversationId: uuid('conversation_id').primaryKey(),
    /** Number of a message. */
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'message_reads_of',
      columns: [table.conversationId, table.upTo],
      foreignColumns: [messages.conversationId, messages.number],
    }).onDelete('cascade'),
  ],
);

/** When a person was last present to answer for a salon. */
/** @public written and read by statements */
export const salonPresence = pgTable('salon_presence', {
  salonId: text('salon_id')
    .primaryKey()
    .references(() => salons.id),
  seenAt: instant('seen_at').notNull(),
});
