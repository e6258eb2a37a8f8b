import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings, guests } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../identity/actor.ts';

/** Upcoming bookings of one guest. */
const mostOfGuest = 3;

/** Whose booking a new one is. */
export type Owner = { customerId: string } | { guestId: string };

/**
 * Who owns what the actor books. A guest is locked: neither the limit nor a sign-in at the same moment is missed.
 *
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
