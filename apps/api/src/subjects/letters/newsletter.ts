import { randomUUID } from 'node:crypto';
import { day } from '@salonica/policy';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  mailLinks,
  mailRefusals,
  newsletterSubscribers,
  type NewsletterFacts,
} from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Language } from '../../platform/http/messages.ts';
import { storeMail } from '../mails/store-mail.ts';
import { findLink, makeLink } from './mail-links.ts';

/**
 * Minimum interval between mails about a subscription, in milliseconds, so that a mailbox cannot be
 * flooded.
 */
const pause = 60 * 60 * 1000;
/** How long a subscription can be confirmed. */
const confirmable = 2 * day;

interface NewsletterRequest {
  email: string;
  language: Language;
  /** The network of the caller, if it is known. */
  network?: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Asks the owner of the mailbox for confirmation; existing subscribers get a note. The response
 * reveals nothing.
 */
export async function subscribe(db: Database, request: NewsletterRequest): Promise<void> {
  const { language } = request;
  const email = request.email.toLowerCase();
  const at = new Date(request.time);
  await transact(db, async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, requestedAt: at, mailedAt: at })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { requestedAt: at, mailedAt: at },
        setWhere: lte(newsletterSubscribers.mailedAt, new Date(request.time - pause)),
      })
      .returning({ confirmedAt: newsletterSubscribers.confirmedAt });
    if (row === undefined) return;
    await write(tx, { ...request, email }, row.confirmedAt === null ? 'confirm' : 'welcome');
  });
}

/** @returns false for an invalid link */
export async function confirm(
  db: Database,
  token: string,
  { language, time }: Omit<NewsletterRequest, 'email'>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const link = await findLink(tx, token, time);
    if (link?.purpose !== 'newsletter-confirm') return false;
    const { email } = link;
    const own = eq(newsletterSubscribers.email, email);
    const confirmed = await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: new Date(time), language })
      .where(and(own, isNull(newsletterSubscribers.confirmedAt)))
      .returning({ email: newsletterSubscribers.email });
    if (confirmed.length > 0) {
      await write(tx, { email, language, time }, 'welcome');
      return true;
    }
    // A repeated press; a subscriber who has unsubscribed meanwhile has to subscribe again.
    return (await tx.$count(newsletterSubscribers, own)) > 0;
  });
}

async function write(
  tx: Database,
  { email, language, network, time }: NewsletterRequest,
  step: NewsletterFacts['step'],
): Promise<void> {
  const linkToken = await makeLink(
    tx,
    step === 'confirm'
      ? { purpose: 'newsletter-confirm', email, time, lasts: confirmable }
      : { purpose: 'newsletter-end', email, time },
  );
  await storeMail(tx, {
    kind: 'newsletter',
    subject: randomUUID(),
    revision: 0,
    recipient: email,
    // The mailbox of a subscriber has answered.
    isProved: step === 'welcome',
    network,
    language,
    facts: { about: 'newsletter', step, linkToken },
    time,
  });
}

/** Unsubscribes as the link says; a used or unknown link has no effect. */
export async function unsubscribe(db: Database, token: string, time: number): Promise<void> {
  await transact(db, async (tx) => {
    const link = await findLink(tx, token, time);
    if (link?.purpose === 'newsletter-end') {
      const { email } = link;
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
      await tx
        .delete(mailLinks)
        .where(
          and(
            eq(mailLinks.email, email),
            inArray(mailLinks.purpose, ['newsletter-end', 'newsletter-confirm']),
          ),
        );
    }
    if (link?.purpose === 'reminders-end') {
      await tx
        .insert(mailRefusals)
        .values({ email: link.email, kind: 'reminder', createdAt: new Date(time) })
        .onConflictDoNothing();
    }
  });
}
