import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';

/**
 * Makes changes of one customer's records wait for each other, until the transaction ends: two at once would leave two
 * defaults, or none.
 */
export async function lockCustomer(tx: Database, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
