import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import {
  bookings,
  contactMessages,
  mailLinks,
  mailRefusals,
  newsletterSubscribers,
} from '../database/schema/index.ts';

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
  async erase(tx, { id, email }) {
    const byAddress = email === undefined ? undefined : eq(contactMessages.email, email);
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

/** The newsletter, and unwanted kinds of mail. */
export const personalLetters: PersonalSubject = {
  name: 'letters',
  tables: [subscribers, links, refusals],
  async download(db, { email }) {
    if (email === undefined) return { newsletter: [], refusals: [] };
    return {
      newsletter: await readShown(db, subscribers, eq(newsletterSubscribers.email, email)),
      refusals: await readShown(db, refusals, eq(mailRefusals.email, email)),
    };
  },
  async erase(tx, { id, email }) {
    // Of visits that were booked before the first sign-in.
    await eraseReminderLinks(tx, eq(bookings.customerId, id));
    if (email === undefined) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    await tx.delete(mailLinks).where(eq(mailLinks.email, email));
    await tx.delete(mailRefusals).where(eq(mailRefusals.email, email));
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
