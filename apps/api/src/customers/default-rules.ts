import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { addresses, paymentMethods } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';

/** Records of which a customer has several, one of them the default; what is removed can be restored. */
type TableWithDefault = typeof addresses | typeof paymentMethods;

/** The rules of a default, for changes that hold the customer's lock: there is exactly one where there are any records. */
export function defaultRules(table: TableWithDefault) {
  const kept = (customerId: string): SQL | undefined =>
    and(eq(table.customerId, customerId), isNull(table.deletedAt));

  return {
    /** Those that were not removed. */
    kept,
    /** The default first, then in the order in which they were added. */
    order: [desc(table.isDefault), asc(table.createdAt), asc(table.id)],

    /** Whether one that is added or restored is the default: where it is wanted, and where there is no other. */
    async isDefault(tx: Database, customerId: string, wanted: boolean): Promise<boolean> {
      return wanted || (await tx.$count(table, kept(customerId))) === 0;
    },

    /** Another takes its place. */
    async clear(tx: Database, customerId: string): Promise<void> {
      await tx
        .update(table)
        .set({ isDefault: false })
        .where(and(kept(customerId), eq(table.isDefault, true)));
    },

    /** Makes the oldest that is left the default, once the default was removed. */
    async passOn(tx: Database, customerId: string): Promise<void> {
      const [oldest] = await tx
        .select({ id: table.id })
        .from(table)
        .where(kept(customerId))
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(1);
      if (oldest === undefined) return;
      await tx.update(table).set({ isDefault: true }).where(eq(table.id, oldest.id));
    },

    /** The customer's own, removed or not. */
    isOwn: (customerId: string, id: string): SQL | undefined =>
      and(eq(table.id, id), eq(table.customerId, customerId)),
  };
}

/** @throws ApiError 404 for another customer's as for an unknown one */
export function found<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new ApiError(404, 'not-found');
  return row;
}
