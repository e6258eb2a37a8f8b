import { and, eq, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  isInTime,
  type Mailbox,
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import {
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
  async erase(tx, { mailbox }) {
    if (mailbox === undefined) return;
    const own = ownLetters(mailbox);
    await tx.delete(newsletterSubscribers).where(own.subscribers);
    await tx.delete(mailLinks).where(own.links);
    await tx.delete(mailRefusals).where(own.refusals);
  },
};
