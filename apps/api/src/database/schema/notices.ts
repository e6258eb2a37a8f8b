import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers, guests } from './customers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

interface BothLanguages {
  en: string;
  el: string;
}

/** An appointment at the time of the notice; texts are made from it when they are shown. */
export interface BookingFacts {
  about: 'booking';
  bookingId: string;
  revision: number;
  salon: string;
  service: BothLanguages;
  barber: BothLanguages;
  /** The place. */
  address: BothLanguages;
  /** Whether the barber comes to the customer. */
  isAtHome: boolean;
  date: string;
  time: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  minutes: number;
  totalMinor: number;
  currency: string;
  /** Minutes before the start until which it can be changed. */
  noticeMinutes: number;
  /** The time before the move. */
  before?: { date: string; time: string } | undefined;
  /**
   * The automatic move that made it earlier; it can be undone until then, in milliseconds since
   * 1970.
   */
  undo?: { offerId: string; until: number } | undefined;
}

/** A freed time that is held, as it was offered. */
export interface OfferFacts {
  about: 'offer';
  offerId: string;
  salon: string;
  service: BothLanguages;
  barber: BothLanguages;
  address: BothLanguages;
  date: string;
  time: string;
  timeZone: string;
  totalMinor: number;
  currency: string;
  /** Milliseconds since 1970. */
  heldUntil: number;
}

/** Pending payments to a customer. */
export interface WithdrawalFacts {
  about: 'withdrawal';
  withdrawalId: string;
  state: 'pending' | 'completed' | 'rejected';
  minor: number;
  currency: string;
}

export type NoticeFacts = BookingFacts | OfferFacts | WithdrawalFacts;

/** The deletion of an account. */
interface AccountFacts {
  about: 'account';
}

/** A step of a newsletter subscription. */
export interface NewsletterFacts {
  about: 'newsletter';
  step: 'confirm' | 'welcome';
}

/**
 * A step of an e-mail change: the new address confirms; the old one is notified of the request and
 * of the change.
 */
export interface EmailChangeFacts {
  about: 'email-change';
  step: 'confirm' | 'asked' | 'changed';
}

/** The data of a mail. */
export type MailFacts = (NoticeFacts | AccountFacts | NewsletterFacts | EmailChangeFacts) & {
  /** Token of the link that confirms or ends something; deleted once the mail is sent. */
  linkToken?: string;
  /** Token of the link to a guest's booking; deleted once the mail is sent. */
  visitToken?: string;
};

/** Notices to a customer in the app; each once. */
export const notices = pgTable(
  'notices',
  {
    /** UUID version 7, for ordering. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Id of the booking or the withdrawal. */
    subject: uuid().notNull(),
    revision: integer().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notices_once').on(table.kind, table.subject, table.revision),
    check('notices_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    index('notices_of_customer').on(table.customerId, table.id),
    index('notices_of_guest').on(table.guestId),
    index('notices_unread')
      .on(table.customerId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Sent and pending mails; each once. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    subject: uuid().notNull(),
    revision: integer().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    facts: jsonb().$type<MailFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    unique('mails_once').on(table.kind, table.subject, table.revision),
    index('mails_newest').on(table.createdAt),
  ],
);

/** A customer's notification settings; without a row, all notices by all channels. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    mail: boolean().notNull(),
    notice: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);

/** Private URLs at which calendar programs read a customer's bookings. */
export const calendarFeeds = pgTable('calendar_feeds', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address, in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  language: text().notNull(),
  createdAt: instant('created_at').notNull(),
});
