import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { emailChanges } from '../../platform/database/schema/index.ts';
import type { Mailbox } from '../../platform/personal-data/personal-records.ts';

/** The customer's former addresses that had answered, each with its time. */
export async function formerMailboxes(db: Database, customerId: string): Promise<Mailbox[]> {
  const rows = await db
    .select({
      email: emailChanges.formerEmail,
      from: emailChanges.formerVerifiedAt,
      until: emailChanges.confirmedAt,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), isNotNull(emailChanges.formerVerifiedAt)));
  return rows.flatMap(({ email, from, until }) =>
    email === null || from === null || until === null ? [] : [{ email, from, until }],
  );
}
