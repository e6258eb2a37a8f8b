import { and, eq, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  bookings,
  contactMessages,
  events,
  idempotencyKeys,
  mailLinks,
  mails,
  newsletterSubscribers,
  notices,
  salonApplications,
  waitEntries,
} from '../../platform/database/schema/index.ts';
import { deleteInBatches, updateInBatches } from './in-batches.ts';
import * as lifetimes from './lifetimes.ts';

/** Deletes what is no longer needed about visits and customers' actions. */
export async function endRecords(db: Database, now: number): Promise<void> {
  const since = lifetimes.keptSince(now);
  await deleteInBatches(db, events, lt(events.at, lifetimes.eventsSince(now)));
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.expiresAt, new Date(now)));
  await deleteInBatches(db, notices, lt(notices.createdAt, since));
  await deleteInBatches(db, audit, lt(audit.at, since));
  await deleteInBatches(db, salonApplications, lt(salonApplications.decidedAt, since));
  await endNetworks(db, now);
  await endEntered(db, since);
}

/** Visits that a desk entered lose their person; guests do in `endGuests`, customers with the account. */
async function endEntered(db: Database, since: Date): Promise<void> {
  await updateInBatches(db, bookings, {
    set: sql`guest_name = null, guest_email = null, guest_phone = null, notes = '', calendar_token = null`,
    where: and(
      ne(bookings.source, 'online'),
      isNotNull(bookings.guestName),
      lt(bookings.endsAt, since),
    ),
  });
}

/** The network of a guest limits upcoming visits, and nothing else. */
async function endNetworks(db: Database, now: number): Promise<void> {
  const since = lifetimes.networksSince(now);
  await updateInBatches(db, bookings, {
    set: sql`guest_network = null`,
    where: and(
      isNotNull(bookings.guestNetwork),
      lt(bookings.endsAt, since),
      lt(bookings.createdAt, since),
    ),
  });
}

/** Strips and deletes mails, and links in them. */
export async function endMails(db: Database, now: number): Promise<void> {
  const since = lifetimes.keptSince(now);
  await updateInBatches(db, mails, {
    set: sql`facts = '{}'::jsonb`,
    where: and(sql`${mails.facts} <> '{}'::jsonb`, lt(mails.sentAt, lifetimes.mailFactsSince(now))),
  });
  await deleteInBatches(db, mails, lt(mails.createdAt, since));
  await deleteInBatches(db, mailLinks, lt(mailLinks.expiresAt, new Date(now)));
  // The mail with the link is not kept any longer either.
  const isOldReminder = and(eq(mailLinks.purpose, 'reminders-end'), lt(mailLinks.createdAt, since));
  await deleteInBatches(db, mailLinks, isOldReminder);
}

/** Deletes messages to support and subscriptions that were never confirmed. */
export async function endLetters(db: Database, now: number): Promise<void> {
  const isAnswered = lt(contactMessages.createdAt, lifetimes.messagesSince(now));
  await deleteInBatches(db, contactMessages, isAnswered);
  await deleteInBatches(
    db,
    newsletterSubscribers,
    and(
      isNull(newsletterSubscribers.confirmedAt),
      lt(newsletterSubscribers.requestedAt, lifetimes.unconfirmedSince(now)),
    ),
  );
}

/** Ends requests whose last day is over, and deletes old ones. */
export async function endWaiting(db: Database, now: number): Promise<void> {
  const { status, endsAt } = waitEntries;
  await updateInBatches(db, waitEntries, {
    set: sql`status = 'expired'`,
    where: and(eq(status, 'waiting'), lte(endsAt, new Date(now))),
  });
  const isOld = lt(endsAt, lifetimes.waitEntriesSince(now));
  await deleteInBatches(db, waitEntries, and(ne(status, 'waiting'), isOld));
}
