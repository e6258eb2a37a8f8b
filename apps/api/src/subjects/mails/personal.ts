import { inArray, sql } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  shownColumns,
} from '../../platform/personal-data/personal-records.ts';
import { bookings, mailCounts, mails } from '../../platform/database/schema/index.ts';
import { isOwnMail } from './own-mails.ts';

const table = personalTable(mails, 'deleted', {
  id: 'technical',
  kind: 'shown',
  subject: 'technical',
  revision: 'technical',
  recipient: 'shown',
  recipientProved: 'technical',
  language: 'shown',
  facts: 'shown',
  createdAt: 'shown',
  sentAt: 'shown',
  triesEndAt: 'technical',
  droppedAt: 'shown',
  dropReason: 'shown',
});

/** Names no person, and ends after a day; a deletion must not reset the limits of an address. */
const counts = personalTable(mailCounts, 'nameless', {
  id: 'technical',
  keyHash: 'secret',
  at: 'technical',
});

/** The link in a mail proves ownership of the mailbox, so a file must not contain it. */
const withoutLink = sql`${mails.facts} - '{linkToken,visitToken}'::text[]`;

export const personalMails: PersonalSubject = {
  name: 'mails',
  tables: [table, counts],
  async download(db, owner) {
    const rows = await db
      .select({ ...shownColumns(table), facts: withoutLink })
      .from(mails)
      .where(isOwnMail(db, owner));
    return rows;
  },
  async erase(tx, owner) {
    await tx.delete(mails).where(isOwnMail(tx, owner));
  },
  /** Those about their visits: other mails to the address may be another person's. */
  async eraseGuests(tx, guestIds) {
    const own = tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(inArray(bookings.guestId, guestIds));
    await tx.delete(mails).where(inArray(mails.subject, own));
  },
};
