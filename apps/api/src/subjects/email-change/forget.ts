import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { emailChanges, mails } from '../../platform/database/schema/index.ts';

/** How long an unconfirmed request is stored, in milliseconds. */
const remembered = 7 * 24 * 60 * 60 * 1000;

/** Deletes abandoned requests and their mails. */
export async function forgetEmailChanges(db: Database, now: number): Promise<void> {
  const forgotten = and(
    isNull(emailChanges.confirmedAt),
    lt(emailChanges.expiresAt, new Date(now - remembered)),
  );
  const ids = db.select({ id: emailChanges.id }).from(emailChanges).where(forgotten);
  await db.delete(mails).where(inArray(mails.subject, ids));
  await db.delete(emailChanges).where(forgotten);
}
