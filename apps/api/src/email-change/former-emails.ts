import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers, emailChanges } from '../database/schema/index.ts';

/** The customer's former addresses, except those of other customers now. */
export async function formerEmails(db: Database, customerId: string): Promise<string[]> {
  const taken = db
    .select({ email: customers.email })
    .from(customers)
    .where(isNotNull(customers.email));
  const rows = await db
    .selectDistinct({ email: emailChanges.formerEmail })
    .from(emailChanges)
    .where(
      and(eq(emailChanges.customerId, customerId), notInArray(emailChanges.formerEmail, taken)),
    );
  return rows.flatMap(({ email }) => email ?? []);
}
