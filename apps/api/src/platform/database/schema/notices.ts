import type { CancelReason } from '@salonica/contract/v1';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers, guests } from './customers.ts';
import { instant } from './instants.ts';

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
  /** Until when it can be changed, in milliseconds since 1970; absent in older records. */
  changeableUntil?: number | undefined;
  /** Why the salon cancelled it; absent where the customer did. */
  cancelReason?: CancelReason | undefined;
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
 * of the change. The address of a new account is asked to `verify` itself.
 */
export interface EmailChangeFacts {
  about: 'email-change';
  step: 'confirm' | 'asked' | 'changed' | 'verify';
}

/** An invitation to the desk of a salon. */
export interface InvitationFacts {
  about: 'invitation';
  salon: string;
}

/** What became of an application to list a salon. */
export type ApplicationFacts = { about: 'application'; salon: string } & (
  | { step: 'approved' }
  | { step: 'refused'; reason: string }
);

/** What became of a barber's request for time off or other hours. */
export interface RequestFacts {
  about: 'request';
  step: 'approved' | 'declined';
  salon: string;
  kind: 'absence' | 'shift';
  date: string;
  starts: string;
  lastDate: string;
  ends: string;
  /** What was said when it was declined. */
  reply: string;
}

/** The data of a mail. */
export type MailFacts = (
  | NoticeFacts
  | AccountFacts
  | NewsletterFacts
  | EmailChangeFacts
  | InvitationFacts
  | ApplicationFacts
  | RequestFacts
) & {
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
    index('notices_oldest').on(table.createdAt),
    index('notices_unread')
      .on(table.customerId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Why a mail is not sent: a limit of unproved addresses, its last attempt, or its time. */
export const dropReasons = [
  'recipient-limit',
  'network-limit',
  'refused',
  'tries-used',
  'outdated',
] as const;

export type DropReason = (typeof dropReasons)[number];

/** Sent, pending and dropped mails; each once. A pending one is neither sent nor dropped. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    subject: uuid().notNull(),
    revision: integer().notNull(),
    recipient: text().notNull(),
    /** Whether the mailbox had answered when the mail was written; others get no free text. */
    recipientProved: boolean('recipient_proved').notNull().default(false),
    language: text().notNull(),
    /** Empty some time after sending. */
    facts: jsonb().$type<MailFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** No attempt that fails later is repeated. */
    triesEndAt: instant('tries_end_at')
      .notNull()
      .default(sql`now() + interval '3 days'`),
    droppedAt: instant('dropped_at'),
    dropReason: text('drop_reason').$type<DropReason>(),
  },
  (table) => [
    unique('mails_once').on(table.kind, table.subject, table.revision),
    check(
      'mails_one_end',
      sql`num_nonnulls(${table.sentAt}, ${table.droppedAt}) <= 1
        and (${table.droppedAt} is null) = (${table.dropReason} is null)`,
    ),
    check(
      'mails_drop_reason_known',
      sql`${table.dropReason} in ('recipient-limit', 'network-limit', 'refused', 'tries-used', 'outdated')`,
    ),
    index('mails_newest').on(table.createdAt),
    index('mails_about').on(table.subject),
    index('mails_of_recipient').on(table.recipient, table.createdAt),
    index('mails_with_facts')
      .on(table.sentAt)
      .where(sql`${table.facts} <> '{}'::jsonb`),
    index('mails_unsent')
      .on(table.dropReason, table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Mails to unproved addresses of the last day, which limit further ones. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the address or of the sender's network, in hexadecimal. */
    keyHash: text('key_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('mail_counts_by_key').on(table.keyHash, table.at),
    index('mail_counts_oldest').on(table.at),
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
