import { and, eq, isNull, sql } from 'drizzle-orm';
import { forgetGuest } from '../account/deletion/forget-guests.ts';
import type { RequestContext } from '../bookings/request-context.ts';
import type { LinkedVisit } from '../bookings/visit-links.ts';
import { actorText } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  bookings,
  guests,
  idempotencyKeys,
  notices,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { createGuest, newGuestToken } from '../../platform/identity/guests.ts';

/**
 * Cancels a visit that has not begun and erases who it was for. The guest's other visits stay, because the link is
 * not theirs: this one first gets a guest of its own, without a cookie.
 */
export async function forgetVisit(
  tx: Database,
  context: Omit<RequestContext, 'actor'>,
  { booking: { id }, guestId }: LinkedVisit,
): Promise<void> {
  const [guest] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, guestId), isNull(guests.customerId)))
    .for('update');
  if (guest === undefined) throw new ApiError(404, 'not-found');
  const alone = await createGuest(tx, newGuestToken());
  await tx.update(bookings).set({ guestId: alone }).where(eq(bookings.id, id));
  await tx.update(notices).set({ guestId: alone }).where(eq(notices.subject, id));
  const [from, to] = [guestId, alone].map((of) => actorText({ kind: 'guest', id: of }));
  await tx.execute(sql`
    update ${audit} set actor = ${to} where subject = ${id} and actor = ${from}`);
  await tx.execute(sql`
    update ${idempotencyKeys} set actor = ${to}
    where actor = ${from} and body -> 'booking' ->> 'id' = ${id}`);
  await forgetGuest(tx, context, alone);
}
