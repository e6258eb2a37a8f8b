import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type DropReason, mails } from '../../platform/database/schema/index.ts';
import { triesLast } from './store-mail.ts';

/** Dropped mails that an operator may send after all. */
export const requeueable = ['refused', 'tries-used'] as const satisfies readonly DropReason[];

/**
 * Makes dropped mails wait again, for as long as new ones; the next sweep sends their jobs.
 * @param ids - of single mails; all without
 * @param time - milliseconds since 1970
 * @returns the number of mails
 */
export async function requeueMails(
  db: Database,
  reason: (typeof requeueable)[number],
  ids: readonly string[],
  time: number,
): Promise<number> {
  const requeued = await db
    .update(mails)
    .set({ droppedAt: null, dropReason: null, triesEndAt: new Date(time + triesLast) })
    .where(
      and(
        isNull(mails.sentAt),
        eq(mails.dropReason, reason),
        ids.length === 0 ? undefined : inArray(mails.id, [...ids]),
      ),
    )
    .returning({ id: mails.id });
  return requeued.length;
}
