import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { guests } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../identity/actor.ts';

/** Maximum upcoming bookings of a customer. */
const mostOfCustomer = 10;
/** Maximum upcoming bookings of a guest. */
const mostOfGuest = 3;

/** The owner of a new booking. */
export type Owner = { customerId: string } | { guestId: string };

/**
 * The owner of the actor's bookings, who gets one more. The guest is locked, against concurrent sign-ins.
 * @throws ApiError 409 for an owner with too many upcoming bookings
 */
export async function ownerFor(tx: Database, actor: Actor, time: number): Promise<Owner> {
  const owner = await ownerOf(tx, actor);
  await requireFewUpcoming(tx, owner, time);
  return owner;
}

async function ownerOf(tx: Database, actor: Actor): Promise<Owner> {
  if (actor.kind === 'customer') return { customerId: actor.id };
  const [guest] = await tx
    .select({ customerId: guests.customerId })
    .from(guests)
    .where(eq(guests.id, actor.id))
    .for('no key update');
  if (guest === undefined) throw new ApiError(401, 'unauthorized');
  return guest.customerId === null ? { guestId: actor.id } : { customerId: guest.customerId };
}

async function requireFewUpcoming(tx: Database, owner: Owner, time: number): Promise<void> {
  const [, { rows }] = await together([
    lockOwner(tx, owner),
    countUpcoming(tx, ...ownerColumns(owner), new Date(time).toISOString()),
  ]);
  const isGuest = 'guestId' in owner;
  const upcoming = rows[0]?.upcoming ?? 0;
  if (upcoming < (isGuest ? mostOfGuest : mostOfCustomer)) return;
  throw new ApiError(409, 'too-many-bookings', isGuest ? {} : { message: 'manyUpcoming' });
}

const lock = statement('lock_owner', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

const countUpcoming = statement<{ upcoming: number }>(
  'count_upcoming',
  `select count(*)::int as upcoming from bookings
   where (customer_id = $1 or guest_id = $2) and status = 'confirmed' and ends_at > $3`,
);

/**
 * Locks the times of an owner until the transaction ends, after the lock of the salon. The next statement sees what
 * the previous holder of the lock wrote.
 */
export const lockOwner = (tx: Database, owner: Owner) =>
  lock(tx, 'guestId' in owner ? `guest ${owner.guestId}` : `customer ${owner.customerId}`);

/** Values of the columns `customer_id` and `guest_id`. */
export const ownerColumns = (owner: Owner) =>
  'guestId' in owner ? ([null, owner.guestId] as const) : ([owner.customerId, null] as const);
