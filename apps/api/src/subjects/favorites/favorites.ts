import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { favorites, salons } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const ownedBy = ({ kind, id }: Actor) =>
  eq(kind === 'customer' ? favorites.customerId : favorites.guestId, id);

/** Ids of saved salons that still exist, newest first. */
export async function favoriteIds(db: Database, actor: Actor): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.salonId })
    .from(favorites)
    .innerJoin(salons, eq(salons.id, favorites.salonId))
    .where(and(ownedBy(actor), isNull(salons.retiredAt)))
    .orderBy(desc(favorites.createdAt), desc(favorites.id));
  return rows.map(({ id }) => id);
}

/** Idempotent. */
export async function saveSalon(db: Database, actor: Actor, salonId: string): Promise<void> {
  if (actor.kind === 'customer') {
    await db.insert(favorites).values({ customerId: actor.id, salonId }).onConflictDoNothing();
    return;
  }
  // Waits for a concurrent sign-in, and then saves for the customer.
  await db.execute(sql`
    insert into favorites (customer_id, guest_id, salon_id)
    select customer_id, case when customer_id is null then id end, ${salonId}
    from guests where id = ${actor.id} for key share
    on conflict do nothing`);
}

/** @throws ApiError 404 where there is no such salon */
export async function requireSalon(db: Database, salonId: string): Promise<void> {
  const open = and(eq(salons.id, salonId), isNull(salons.retiredAt));
  if ((await db.$count(salons, open)) === 0) throw new ApiError(404, 'not-found');
}

/** Idempotent. */
export async function removeSalon(db: Database, actor: Actor, salonId: string): Promise<void> {
  await db.delete(favorites).where(and(ownedBy(actor), eq(favorites.salonId, salonId)));
}
