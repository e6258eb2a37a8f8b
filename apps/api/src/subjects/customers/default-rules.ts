import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { addresses, paymentMethods } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A list of records with one default; deleted ones can be restored. */
type TableWithDefault = typeof addresses | typeof paymentMethods;

/**
 * The rules of a default, for changes that hold the customer's lock: exactly one, if there are any
 * records.
 */
export function defaultRules(table: TableWithDefault) {
  const kept = (customerId: string): SQL | undefined =>
    and(eq(table.customerId, customerId), isNull(table.deletedAt));

  return {
    /** Records that are not deleted. */
    kept,
    /** The default first, then in the order in which they were added. */
    order: [desc(table.isDefault), asc(table.createdAt), asc(table.id)],

    /**
     * Whether an added or restored record becomes the default: if requested, or if there is no
     * other.
     */
    async isDefault(tx: Database, customerId: string, wanted: boolean): Promise<boolean> {
      return wanted || (await tx.$count(table, kept(customerId))) === 0;
    },

    /** Another record replaces it. */
    async clear(tx: Database, customerId: string): Promise<void> {
      await tx
        .update(table)
        .set({ isDefault: false })
        .where(and(kept(customerId), eq(table.isDefault, true)));
    },

    /** Makes the oldest remaining record the default after the default was deleted. */
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

    /** The customer's own, deleted or not. */
    isOwn: (customerId: string, id: string): SQL | undefined =>
      and(eq(table.id, id), eq(table.customerId, customerId)),
  };
}

/** @throws ApiError 404 for an unknown or another customer's record */
export function found<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new ApiError(404, 'not-found');
  return row;
}
