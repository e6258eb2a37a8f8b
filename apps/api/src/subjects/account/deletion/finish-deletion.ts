import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { closedAccounts } from '../../../platform/database/schema/index.ts';
import type { IdentityService } from '../../../platform/identity/identity-service.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';

export interface FinishOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  identity: IdentityService;
  payments: PaymentProvider | undefined;
}

/**
 * Makes the payment provider and the identity service delete a customer whose records are erased.
 * Idempotent.
 * @returns false where the identity service requires a newer sign-in
 * @throws IdentityUnavailableError where the identity service does not respond
 */
export async function finishDeletion(
  { db, now, identity, payments }: FinishOptions,
  id: string,
): Promise<boolean> {
  const [row] = await db.select().from(closedAccounts).where(eq(closedAccounts.id, id));
  if (row === undefined) return true;
  await payments?.forget({ customerId: id, tokens: row.cards });
  await db.update(closedAccounts).set({ cards: [] }).where(eq(closedAccounts.id, id));
  if (row.goneAt !== null) return true;
  if (row.token === null || !(await identity.deleteAccount(row.token))) return false;
  await db
    .update(closedAccounts)
    .set({ token: null, goneAt: new Date(now()) })
    .where(and(eq(closedAccounts.id, id), isNull(closedAccounts.goneAt)));
  return true;
}
