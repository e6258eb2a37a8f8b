import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../../platform/database/schema/index.ts';

/**
 * Serialises changes of one customer's records until the transaction ends: two at the same time
 * could leave two defaults, or none.
 */
export async function lockCustomer(tx: Database, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
