import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salonCategories, services } from '../../platform/database/schema/index.ts';

/**
 * Lists a salon in the category of a service, and no longer in the one that the service was in,
 * unless another one is still in it.
 */
export async function followCategories(
  tx: Database,
  salonId: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  if (after !== null) {
    const position = await tx.$count(salonCategories, eq(salonCategories.salonId, salonId));
    await tx
      .insert(salonCategories)
      .values({ salonId, categoryId: after, position })
      .onConflictDoNothing();
  }
  if (before === null) return;
  const inIt = and(eq(services.salonId, salonId), eq(services.categoryId, before));
  if ((await tx.$count(services, and(inIt, isNull(services.retiredAt)))) > 0) return;
  await tx
    .delete(salonCategories)
    .where(and(eq(salonCategories.salonId, salonId), eq(salonCategories.categoryId, before)));
}
