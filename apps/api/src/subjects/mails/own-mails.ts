import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { isInTime, type RecordOwner } from '../../platform/personal-data/personal-records.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  bookings,
  emailChanges,
  mails,
  waitEntries,
  waitOffers,
  withdrawals,
} from '../../platform/database/schema/index.ts';

/**
 * Mails to the customer: those to an address while it was the customer's, and those about records,
 * which may have gone to another address.
 */
export function isOwnMail(db: Database, { id, mailbox }: RecordOwner): SQL {
  const own = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, id));
  const money = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.customerId, id));
  const offers = db
    .select({ id: waitOffers.id })
    .from(waitOffers)
    .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
    .where(eq(waitEntries.customerId, id));
  const changes = db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(eq(emailChanges.customerId, id));
  const about = unionAll(own, money, offers, changes);
  const aboutRecords = db.select({ id: mails.id }).from(mails).where(inArray(mails.subject, about));
  if (mailbox === undefined) return inArray(mails.id, aboutRecords);
  const toMailbox = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.recipient, mailbox.email), isInTime(mails.createdAt, mailbox)));
  // Each part has its own index; one condition for all would read every mail.
  return inArray(mails.id, union(aboutRecords, toMailbox));
}
