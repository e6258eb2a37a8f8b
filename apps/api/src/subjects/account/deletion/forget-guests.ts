import { and, inArray, isNull } from 'drizzle-orm';
import { cancelAll } from '../../bookings/cancel-all.ts';
import type { RequestContext } from '../../bookings/request-context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { guests } from '../../../platform/database/schema/index.ts';
import { personalSubjects } from '../personal-subjects.ts';

/**
 * Erases everything about a guest: upcoming visits are cancelled, all visits stay without a person.
 * Without effect on a guest who has become a customer: the records are the account's.
 *
 * @param tx - a transaction of `transact`
 * @returns whether there was such a guest
 * @example await transact(db, (tx) => forgetGuest(tx, { ...options, language, time: now() }, guest.id));
 */
export async function forgetGuest(
  tx: Database,
  context: Omit<RequestContext, 'actor'>,
  guestId: string,
): Promise<boolean> {
  const [id] = await lockGuests(tx, [guestId]);
  if (id === undefined) return false;
  await cancelAll(tx, { ...context, actor: { kind: 'guest', id } });
  await eraseGuests(tx, [id]);
  return true;
}

/** Those who are still guests; they cannot book until the transaction ends. */
export async function lockGuests(tx: Database, guestIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(inArray(guests.id, guestIds), isNull(guests.customerId)))
    .orderBy(guests.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Erases all records of locked guests, in the order of the subjects. */
export async function eraseGuests(tx: Database, guestIds: readonly string[]): Promise<void> {
  for (const subject of personalSubjects) await subject.eraseGuests?.(tx, guestIds);
}
