import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { closedAccounts } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { hashToken } from './guests.ts';
import type { Claims } from './verifier.ts';

/**
 * Prevents a token of a deleted account from creating a new customer. A sign-in after the identity
 * service has deleted the account creates one.
 * @throws ApiError 401
 */
export async function refuseClosed(
  db: Database,
  { uid, authTime }: Pick<Claims, 'uid' | 'authTime'>,
): Promise<void> {
  const [row] = await db
    .select({ goneAt: closedAccounts.goneAt })
    .from(closedAccounts)
    .where(eq(closedAccounts.uidHash, hashToken(uid)));
  if (row === undefined) return;
  if (row.goneAt !== null && authTime * 1000 > row.goneAt.getTime()) return;
  throw new ApiError(401, 'account-deleted');
}

/** Longer than the lifetime of a token from before the deletion. */
const remembered = 24 * 60 * 60 * 1000;

/** Deletes entries of accounts whose last token has expired. */
export async function forgetClosed(db: Database, now: number): Promise<void> {
  const isOver = lt(closedAccounts.goneAt, new Date(now - remembered));
  await db.delete(closedAccounts).where(and(isOver, isNull(closedAccounts.uid)));
}
