import type { AddressRequest, AddressWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { defaultRules, found } from '../customers/default-rules.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { addresses } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';

type AddressRow = typeof addresses.$inferSelect;

export function addressWire(row: AddressRow): AddressWire {
  const { id, type, name, address, city, isDefault } = row;
  const known = type === 'home' || type === 'work' ? type : 'other';
  return { id, type: known, name, address, city, isDefault };
}

const rules = defaultRules(addresses);

/** The default first, then in the order in which they were added. */
export async function listAddresses(db: Database, customerId: string): Promise<AddressWire[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(rules.kept(customerId))
    .orderBy(...rules.order);
  return rows.map(addressWire);
}

/** Changes of one customer's addresses; each runs in a transaction and leaves exactly one default, where there are any. */
export const addressBook = {
  async add(tx: Database, customerId: string, request: AddressRequest): Promise<AddressWire> {
    await lockCustomer(tx, customerId);
    const isDefault = await rules.isDefault(tx, customerId, request.isDefault);
    if (isDefault) await rules.clear(tx, customerId);
    const [row] = await tx
      .insert(addresses)
      .values({ ...request, customerId, isDefault })
      .returning();
    return addressWire(stored(row));
  },

  /** The default changes only when another address replaces it. */
  async change(
    tx: Database,
    customerId: string,
    id: string,
    request: AddressRequest,
  ): Promise<AddressWire> {
    await lockCustomer(tx, customerId);
    const known = await own(tx, customerId, id);
    if (known.deletedAt !== null) throw new ApiError(404, 'not-found');
    const isDefault = request.isDefault || known.isDefault;
    if (isDefault && !known.isDefault) await rules.clear(tx, customerId);
    return update(tx, id, { ...request, isDefault });
  },

  /** The oldest remaining address replaces the default. Deleted addresses stay deleted. */
  async remove(tx: Database, customerId: string, id: string, now: Date): Promise<AddressWire> {
    await lockCustomer(tx, customerId);
    const known = await own(tx, customerId, id);
    if (known.deletedAt !== null) return addressWire(known);
    const removed = await update(tx, id, { deletedAt: now });
    if (known.isDefault) await rules.passOn(tx, customerId);
    return removed;
  },

  /** Restores an address, as the default where it was the default. */
  async restore(tx: Database, customerId: string, id: string): Promise<AddressWire> {
    await lockCustomer(tx, customerId);
    const known = await own(tx, customerId, id);
    if (known.deletedAt === null) return addressWire(known);
    const isDefault = await rules.isDefault(tx, customerId, known.isDefault);
    if (isDefault) await rules.clear(tx, customerId);
    return update(tx, id, { deletedAt: null, isDefault });
  },
};

const own = async (tx: Database, customerId: string, id: string): Promise<AddressRow> =>
  found(await tx.select().from(addresses).where(rules.isOwn(customerId, id)));

async function update(
  tx: Database,
  id: string,
  values: Partial<typeof addresses.$inferInsert>,
): Promise<AddressWire> {
  const [row] = await tx.update(addresses).set(values).where(eq(addresses.id, id)).returning();
  return addressWire(stored(row));
}

function stored(row: AddressRow | undefined): AddressRow {
  if (row === undefined) throw new Error('The address was not stored.');
  return row;
}
