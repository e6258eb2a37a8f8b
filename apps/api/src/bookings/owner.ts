import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings, guests } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../identity/actor.ts';

/** Maximum upcoming bookings of a guest. */
const mostOfGuest = 3;

/** The owner of a new booking. */
export type Owner = { customerId: string } | { guestId: string };

/**
 * The owner of the actor's bookings. The guest is locked, against concurrent bookings and sign-ins.
 * @throws ApiError 409 for a guest with too many upcoming bookings
 */
export async function ownerFor(tx: Database, actor: Actor, time: number): Promise<Owner> {
  if (actor.kind === 'customer') return { customerId: actor.id };
  const [guest] = await tx
    .select({ customerId: guests.customerId })
    .from(guests)
    .where(eq(guests.id, actor.id))
    .for('no key update');
  if (guest === undefined) throw new ApiError(401, 'unauthorized');
  if (guest.customerId !== null) return { customerId: guest.customerId };
  const upcoming = await tx.$count(
    bookings,
    and(
      eq(bookings.guestId, actor.id),
      eq(bookings.status, 'confirmed'),
      gt(bookings.endsAt, new Date(time)),
    ),
  );
  if (upcoming >= mostOfGuest) throw new ApiError(409, 'too-many-bookings');
  return { guestId: actor.id };
}
