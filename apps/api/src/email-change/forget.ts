import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emailChanges, mails } from '../database/schema/index.ts';

/** How long a request that was not confirmed is remembered, in milliseconds. */
const remembered = 7 * 24 * 60 * 60 * 1000;

/** Forgets requests that came to nothing, and their mails, which nothing else leads to. */
export async function forgetEmailChanges(db: Database, now: number): Promise<void> {
  const forgotten = and(
    isNull(emailChanges.confirmedAt),
    lt(emailChanges.expiresAt, new Date(now - remembered)),
  );
  const ids = db.select({ id: emailChanges.id }).from(emailChanges).where(forgotten);
  await db.delete(mails).where(inArray(mails.subject, ids));
  await db.delete(emailChanges).where(forgotten);
}
