import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { closedAccounts } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { sendJob } from '../jobs/send.ts';
import { hashToken } from './guests.ts';

/**
 * Runs a call; if its account was deleted here but not yet at the identity service, the newer
 * sign-in completes the deletion.
 */
export async function withRetry<Value>(
  db: Database,
  { uid, token }: { uid: string; token: string },
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account-deleted') {
      const [row] = await db
        .update(closedAccounts)
        .set({ token })
        .where(
          and(
            eq(closedAccounts.uidHash, hashToken(uid)),
            isNull(closedAccounts.goneAt),
            ne(closedAccounts.token, token),
          ),
        )
        .returning({ id: closedAccounts.id });
      if (row !== undefined) await sendJob(db, 'finish-deletion', { id: row.id });
    }
    throw error;
  }
}
