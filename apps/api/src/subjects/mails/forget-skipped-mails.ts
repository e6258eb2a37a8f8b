import { day } from '@salonica/policy';
import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mailCounts, mails } from '../../platform/database/schema/index.ts';

/** The limits count one day. */
const countLifetime = day;
/** Mails above a limit tell the operator of abuse; no customer is waiting for them. */
const skippedLifetime = 7 * day;

/** Deletes counts that are over, and mails above the limits. */
export async function forgetSkippedMails(db: Database, now: number): Promise<void> {
  await db.delete(mailCounts).where(lt(mailCounts.at, new Date(now - countLifetime)));
  const isSkipped = inArray(mails.dropReason, ['recipient-limit', 'network-limit']);
  await db
    .delete(mails)
    .where(and(isSkipped, lt(mails.droppedAt, new Date(now - skippedLifetime))));
}
