import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instants.ts';

/** Messages to support, for half a year. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Made by the sender's browser, so that a repeated message is stored once. */
    id: uuid().primaryKey(),
    /** Null for a signed-out visitor. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Lower case; ownership is not verified. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_email').on(table.email, table.createdAt),
    index('contact_messages_of_customer').on(table.customerId),
    index('contact_messages_oldest').on(table.createdAt),
  ],
);

/** Newsletter subscribers, confirmed or not. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case. */
  email: text().primaryKey(),
  language: text().notNull(),
  requestedAt: instant('requested_at').notNull(),
  /** When the last mail about the subscription was written. */
  mailedAt: instant('mailed_at').notNull(),
  /** Null until the owner of the mailbox has confirmed. */
  confirmedAt: instant('confirmed_at'),
});

/** Links in mails that work without sign-in. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null for an unsubscribe link, which never expires. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check(
      'mail_links_purpose_known',
      sql`${table.purpose} in ('newsletter-confirm', 'newsletter-end', 'reminders-end')`,
    ),
    index('mail_links_by_email').on(table.email),
  ],
);

/** Mails that an address without an account has unsubscribed from. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    email: text().notNull(),
    /** Kind of notice. */
    kind: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);
