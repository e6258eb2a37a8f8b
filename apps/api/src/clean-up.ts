import { and, eq, isNull, lt, lte, ne } from 'drizzle-orm';
import { forgetVisitLinks } from './bookings/visit-links.ts';
import { forgetEmailChanges } from './email-change/forget.ts';
import { forgetClosed } from './identity/closed-accounts.ts';
import type { Database } from './database/database.ts';
import {
  contactMessages,
  events,
  idempotencyKeys,
  mailLinks,
  newsletterSubscribers,
  waitEntries,
} from './database/schema/index.ts';

const hour = 60 * 60 * 1000;
/** No stream resumes from an older event. */
const eventLifetime = 24 * hour;
/** Older waitlist entries are no longer shown. */
const waitLifetime = 90 * 24 * hour;
/** Messages to support have been answered by then. */
const messageLifetime = 180 * 24 * hour;
/** A subscription that is not confirmed by then is dropped. */
const confirmationLifetime = 7 * 24 * hour;

/** Deletes expired rows. */
export async function cleanUp(db: Database, now: number): Promise<void> {
  await db.delete(events).where(lt(events.at, new Date(now - eventLifetime)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, new Date(now)));
  await db
    .update(waitEntries)
    .set({ status: 'expired' })
    .where(and(eq(waitEntries.status, 'waiting'), lte(waitEntries.endsAt, new Date(now))));
  await db
    .delete(waitEntries)
    .where(
      and(ne(waitEntries.status, 'waiting'), lt(waitEntries.endsAt, new Date(now - waitLifetime))),
    );
  await forgetClosed(db, now);
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, new Date(now - messageLifetime)));
  await forgetEmailChanges(db, now);
  await forgetVisitLinks(db, now);
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now)));
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lt(newsletterSubscribers.requestedAt, new Date(now - confirmationLifetime)),
      ),
    );
}
