import { randomUUIDv7 } from 'node:crypto';
import type { NoticeKind } from '@salonica/contract/v1';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mails, type NoticeFacts, notices } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { makeLink } from '../letters/mail-links.ts';
import { storeMail } from '../mails/store-mail.ts';
import { makeVisitLink } from '../bookings/visit-links.ts';
import { publish } from '../../platform/events/publish.ts';
import { readWays, type Ways } from './ways.ts';

interface GuestOwner {
  guestId: string;
  email: string | null;
  /** Whether the mailbox has answered. */
  isProved: boolean;
}

/** An event that a customer is notified of. */
export interface News {
  kind: NoticeKind;
  /** A booking or a withdrawal and its state: each is announced once. */
  subject: string;
  revision: number;
  facts: NoticeFacts;
  owner: { customerId: string } | GuestOwner;
  /** Of the caller who caused it, if it is known. */
  network?: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** Stores a notice and a mail, according to the customer's settings; idempotent. */
export async function record(tx: Database, news: News): Promise<void> {
  const { mail, notice, address, isProved } = await waysTo(tx, news);
  if (notice) await recordNotice(tx, news);
  if (mail && address !== null) await recordMail(tx, news, address, isProved);
}

async function waysTo(tx: Database, { owner, kind }: News): Promise<Ways> {
  const [ways] = await readWays(tx, [{ ...owner, kind }]);
  if (ways === undefined) throw new Error('Each recipient has an answer.');
  return 'guestId' in owner ? { ...ways, isProved: owner.isProved } : ways;
}

const identityOf = ({ kind, subject, revision, facts, time }: News) => ({
  id: randomUUIDv7(),
  kind,
  subject,
  revision,
  facts,
  createdAt: new Date(time),
});

async function recordNotice(tx: Database, news: News): Promise<void> {
  const { owner } = news;
  const isGuest = 'guestId' in owner;
  const inserted = await tx
    .insert(notices)
    .values({
      ...identityOf(news),
      customerId: isGuest ? null : owner.customerId,
      guestId: isGuest ? owner.guestId : null,
    })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (inserted.length > 0 && !isGuest) await publishNotices(tx, owner.customerId);
}

/** Notifies the customer's open pages of the new count. */
export const publishNotices = (tx: Database, customerId: string): Promise<void> =>
  publish(tx, { topic: 'customer', subject: customerId, payload: { notices: true } });

async function recordMail(
  tx: Database,
  news: News,
  recipient: string,
  isProved: boolean,
): Promise<void> {
  if (!isProved && (await isTold(tx, news))) return;
  const { kind, subject, revision, facts, network, language, time } = news;
  await storeMail(tx, {
    kind,
    subject,
    revision,
    recipient,
    isProved,
    network,
    language,
    facts: { ...facts, ...(await linkFacts(tx, news, recipient)) },
    time,
  });
}

/** An unproved address learns of each state of a booking once, however often it returns to it. */
async function isTold(tx: Database, { kind, subject, facts }: News): Promise<boolean> {
  if (facts.about !== 'booking') return false;
  // Serialises mails about one booking.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails ${subject}`}, 0))`);
  const { date, time } = facts;
  const same = sql`${mails.facts} @> ${JSON.stringify({ date, time })}::jsonb`;
  const told = and(eq(mails.kind, kind), eq(mails.subject, subject), isNull(mails.droppedAt), same);
  return (await tx.$count(mails, told)) > 0;
}

/** A guest opens the booking and ends reminders by links; customers do so in their account. */
async function linkFacts(
  tx: Database,
  { owner, kind, subject, facts, time }: News,
  recipient: string,
) {
  if (!('guestId' in owner) || facts.about !== 'booking') return {};
  const visitToken = await makeVisitLink(tx, { bookingId: subject, purpose: 'mail', time });
  if (kind !== 'reminder') return { visitToken };
  const email = recipient.toLowerCase();
  const linkToken = await makeLink(tx, { purpose: 'reminders-end', email, time });
  return { visitToken, linkToken };
}
