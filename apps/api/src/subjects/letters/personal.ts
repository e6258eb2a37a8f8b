import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  isInTime,
  type Mailbox,
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import {
  bookings,
  contactMessages,
  mailLinks,
  mailRefusals,
  newsletterSubscribers,
} from '../../platform/database/schema/index.ts';

const messages = personalTable(contactMessages, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  name: 'shown',
  email: 'shown',
  subject: 'shown',
  message: 'shown',
  language: 'shown',
  createdAt: 'shown',
});

/**
 * A typed address does not prove the author, so the file contains only what was sent while signed
 * in.
 */
export const personalMessages: PersonalSubject = {
  name: 'contactMessages',
  tables: [messages],
  download: (db, { id }) => readShown(db, messages, eq(contactMessages.customerId, id)),
  async erase(tx, { id, mailbox }) {
    const byAddress =
      mailbox &&
      and(eq(contactMessages.email, mailbox.email), isInTime(contactMessages.createdAt, mailbox));
    await tx.delete(contactMessages).where(or(eq(contactMessages.customerId, id), byAddress));
  },
};

const subscribers = personalTable(newsletterSubscribers, 'deleted', {
  email: 'owner',
  language: 'shown',
  requestedAt: 'shown',
  mailedAt: 'technical',
  confirmedAt: 'shown',
});

const links = personalTable(mailLinks, 'deleted', {
  tokenHash: 'secret',
  purpose: 'technical',
  email: 'owner',
  createdAt: 'technical',
  expiresAt: 'technical',
});

const refusals = personalTable(mailRefusals, 'deleted', {
  email: 'owner',
  kind: 'shown',
  createdAt: 'shown',
});

/**
 * What a mailbox wants to receive is its present owner's, whenever it was chosen; of a former
 * address, only what was chosen at that time.
 */
function ownLetters(mailbox: Mailbox) {
  const { email, until } = mailbox;
  const within = (column: PgColumn) =>
    until === undefined ? undefined : isInTime(column, mailbox);
  return {
    subscribers: and(
      eq(newsletterSubscribers.email, email),
      within(newsletterSubscribers.requestedAt),
    ),
    links: and(eq(mailLinks.email, email), within(mailLinks.createdAt)),
    refusals: and(eq(mailRefusals.email, email), within(mailRefusals.createdAt)),
  };
}

/** The newsletter, and unwanted kinds of mail. */
export const personalLetters: PersonalSubject = {
  name: 'letters',
  tables: [subscribers, links, refusals],
  async download(db, { mailbox }) {
    if (mailbox === undefined) return { newsletter: [], refusals: [] };
    const own = ownLetters(mailbox);
    return {
      newsletter: await readShown(db, subscribers, own.subscribers),
      refusals: await readShown(db, refusals, own.refusals),
    };
  },
  async erase(tx, { id, mailbox }) {
    // Of visits that were booked before the first sign-in.
    await eraseReminderLinks(tx, eq(bookings.customerId, id));
    if (mailbox === undefined) return;
    const own = ownLetters(mailbox);
    await tx.delete(newsletterSubscribers).where(own.subscribers);
    await tx.delete(mailLinks).where(own.links);
    await tx.delete(mailRefusals).where(own.refusals);
  },
  /** A refusal belongs to the mailbox, so only a guest whose mailbox answered ends it. */
  async eraseGuests(tx, guestIds) {
    const own = inArray(bookings.guestId, guestIds);
    await eraseReminderLinks(tx, own);
    await tx
      .delete(mailRefusals)
      .where(
        inArray(mailRefusals.email, guestEmails(tx, and(own, isNotNull(bookings.contactProvedAt)))),
      );
  },
};

const guestEmail = sql<string>`lower(${bookings.guestEmail})`;

const guestEmails = (db: Database, where: SQL | undefined) =>
  db
    .select({ email: guestEmail })
    .from(bookings)
    .where(and(where, isNotNull(bookings.guestEmail)));

/** Links that end reminders, except where visits of other people name the same address. */
async function eraseReminderLinks(tx: Database, own: SQL): Promise<void> {
  const emails = await guestEmails(tx, own);
  if (emails.length === 0) return;
  const known = inArray(
    guestEmail,
    emails.map(({ email }) => email),
  );
  const shared = new Set((await guestEmails(tx, and(known, not(own)))).map(({ email }) => email));
  const erased = emails.flatMap(({ email }) => (shared.has(email) ? [] : email));
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.purpose, 'reminders-end'), inArray(mailLinks.email, erased)));
}
