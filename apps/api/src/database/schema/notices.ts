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

/** An appointment as it was when it was told of; texts are made from this when they are shown. */
export interface BookingFacts {
  about: 'booking';
  bookingId: string;
  revision: number;
  salon: string;
  service: BothLanguages;
  barber: BothLanguages;
  /** Where it takes place. */
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
  /** When it was before it was moved. */
  before?: { date: string; time: string } | undefined;
  /** The move of the waiting list that made it earlier, and until when it can be undone, in milliseconds since 1970. */
  undo?: { offerId: string; until: number } | undefined;
}

/** A time that became free and is held, as it was offered. */
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

/** The end of an account. */
interface AccountFacts {
  about: 'account';
}

/** A step of a subscription to the newsletter. */
export interface NewsletterFacts {
  about: 'newsletter';
  step: 'confirm' | 'welcome';
}

/** A step of a change of e-mail: the new address confirms, and the old one hears of the request and of the change. */
export interface EmailChangeFacts {
  about: 'email-change';
  step: 'confirm' | 'asked' | 'changed';
}

/** What a mail is made of. */
export type MailFacts = (NoticeFacts | AccountFacts | NewsletterFacts | EmailChangeFacts) & {
  /** Token of the link that confirms or ends something; gone once the mail has left. */
  linkToken?: string;
};

/** Notices of the app to a customer; each fact once. */
export const notices = pgTable(
  'notices',
  {
    /** UUID version 7, so that they are in order. */
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

/** Mails that were sent or are about to be; each once. */
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

/** What a customer wants to be told of, and how; without a row, of everything in both ways. */
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

/** Private addresses at which calendar programs read a customer's bookings. */
export const calendarFeeds = pgTable('calendar_feeds', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address, in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  language: text().notNull(),
  createdAt: instant('created_at').notNull(),
});
