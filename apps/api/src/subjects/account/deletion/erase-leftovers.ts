import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { closedAccounts } from '../../../platform/database/schema/index.ts';
import { transact } from '../../../platform/database/transact.ts';
import { personalSubjects } from '../personal-subjects.ts';

/** Erases data that concurrent calls may have written, and the last reference to the account. */
export async function eraseLeftovers(db: Database, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const [row] = await tx
      .select({ uid: closedAccounts.uid })
      .from(closedAccounts)
      .where(eq(closedAccounts.id, id));
    const owner = { id, uid: row?.uid ?? undefined, mailbox: undefined };
    for (const subject of personalSubjects) await subject.erase(tx, owner);
    await tx
      .update(closedAccounts)
      .set({ uid: null })
      .where(and(eq(closedAccounts.id, id), isNotNull(closedAccounts.goneAt)));
  });
}
