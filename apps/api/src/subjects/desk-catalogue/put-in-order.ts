import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barbers, services } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';

const tables = { services, barbers } as const;

/** A list of a salon that its page shows in order. */
export type OrderedList = keyof typeof tables;

/** The ids of those that are still offered. */
async function listed(tx: Database, list: OrderedList, salonId: string): Promise<string[]> {
  const table = tables[list];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.salonId, salonId), isNull(table.retiredAt)))
    .orderBy(table.position, table.id);
  return rows.map(({ id }) => id);
}

/**
 * Gives the rows of a list their places.
 * @throws ApiError 422 unless the ids are all of the list, each once
 */
export async function putInOrder(
  tx: Database,
  list: OrderedList,
  salonId: string,
  ids: readonly string[],
): Promise<void> {
  const known = new Set(await listed(tx, list, salonId));
  const isWhole =
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id));
  if (!isWhole) throw new ApiError(422, 'invalid', { fields: { ids: 'otherField' } });
  const table = tables[list];
  for (const [position, id] of ids.entries()) {
    await tx.update(table).set({ position }).where(eq(table.id, id));
  }
}

/** The place after the last one. */
export async function nextPosition(
  tx: Database,
  list: OrderedList,
  salonId: string,
): Promise<number> {
  const table = tables[list];
  const rows = await tx
    .select({ position: table.position })
    .from(table)
    .where(eq(table.salonId, salonId));
  return Math.max(-1, ...rows.map(({ position }) => position)) + 1;
}
