import { eq, or } from 'drizzle-orm';
import {
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
  async erase(tx, { email }) {
    if (email === undefined) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    await tx.delete(mailLinks).where(eq(mailLinks.email, email));
    await tx.delete(mailRefusals).where(eq(mailRefusals.email, email));
  },
};
