import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { testCards, testCharges } from '../../platform/database/schema/index.ts';
import type { ForgetRequest } from '../../subjects/payments/payment-provider.ts';

/** Charges are kept without a name, as with any provider; cards without a charge are deleted. */
export async function forget(db: Database, { customerId, tokens }: ForgetRequest): Promise<void> {
  await db
    .update(testCharges)
    .set({ customerId: '', key: sql`${testCharges.id}` })
    .where(eq(testCharges.customerId, customerId));
  if (tokens.length === 0) return;
  const used = db
    .select({ token: testCharges.token })
    .from(testCharges)
    .where(eq(testCharges.token, testCards.token));
  await db.delete(testCards).where(and(inArray(testCards.token, [...tokens]), notExists(used)));
}
