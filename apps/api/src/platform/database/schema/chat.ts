import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { salons } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instants.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * A conversation of a customer and a salon; one for each pair. The row is the lock of its messages.
 */
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
    /** Path of the correspondent's portrait, below the picture storage. */
    picture: text(),
    /** Number of the last message; 0 before the first. */
    lastNumber: count('last_number'),
    lastAt: instant('last_at').notNull(),
    /** Increases with every message and every read mark. */
    revision: count('revision'),
  },
  (table) => [
    unique('conversations_one_each').on(table.customerId, table.salonId),
    index('conversations_newest').on(table.customerId, table.lastAt, table.id),
    index('conversations_of_salon').on(table.salonId, table.lastAt, table.id),
  ],
);

/** Numbered within their conversation. A trigger rejects changes. */
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
    /** The same for every attempt to send the message. */
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

/** The customer's read position. A trigger only lets it increase. */
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

/** The salon's read position: of all its members together. A trigger only lets it increase. */
export const deskReads = pgTable(
  'desk_reads',
  {
    conversationId: uuid('conversation_id').primaryKey(),
    /** Number of a message. */
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'desk_reads_of',
      columns: [table.conversationId, table.upTo],
      foreignColumns: [messages.conversationId, messages.number],
    }).onDelete('cascade'),
  ],
);

/** Texts that a salon sends often. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    language: text({ enum: ['en', 'el'] }).notNull(),
    text: text().notNull(),
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('saved_replies_language_known', sql`${table.language} in ('en', 'el')`),
    check('saved_replies_text', sql`btrim(${table.text}) <> '' and length(${table.text}) <= 2000`),
    index('saved_replies_of_salon').on(table.salonId, table.createdAt, table.id),
  ],
);

/** When a person was last available to reply for a salon. */
/** @public used by statements */
export const salonPresence = pgTable('salon_presence', {
  salonId: text('salon_id')
    .primaryKey()
    .references(() => salons.id),
  seenAt: instant('seen_at').notNull(),
  /** When a member last had the desk open; null before the first time. */
  deskAt: instant('desk_at'),
});
