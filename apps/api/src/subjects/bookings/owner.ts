import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { guests } from '../../platform/database/schema/index.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** The owner of a new booking. */
export type Owner = { customerId: string } | { guestId: string };

/** The owner of the actor's bookings. A guest is locked, against concurrent sign-ins. */
export async function ownerOf(tx: Database, actor: Actor): Promise<Owner> {
  if (actor.kind === 'customer') return { customerId: actor.id };
  const [guest] = await tx
    .select({ customerId: guests.customerId })
    .from(guests)
    .where(eq(guests.id, actor.id))
    .for('no key update');
  if (guest === undefined) throw new ApiError(401, 'unauthorized');
  return guest.customerId === null ? { guestId: actor.id } : { customerId: guest.customerId };
}

const lock = statement('lock_owner', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/**
 * Locks the times of an owner until the transaction ends, after the lock of the salon. The next
 * statement sees what the previous holder of the lock wrote.
 */
export const lockOwner = (tx: Database, owner: Owner) =>
  lock(tx, 'guestId' in owner ? `guest ${owner.guestId}` : `customer ${owner.customerId}`);

/** Values of the columns `customer_id` and `guest_id`. */
export const ownerColumns = (owner: Owner) =>
  'guestId' in owner ? ([null, owner.guestId] as const) : ([owner.customerId, null] as const);
