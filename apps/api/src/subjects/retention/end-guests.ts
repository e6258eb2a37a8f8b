import { and, eq, gte, inArray, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { eraseGuests } from '../account/deletion/forget-guests.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookings, favorites, guests, mailRefusals } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { deleteInBatches, inBatches } from './in-batches.ts';
import { keptSince } from './lifetimes.ts';

/** Guests of one transaction. */
const batchSize = 50;

/** Erases guests whose last visit, or last activity without a visit, is too long ago. */
export async function endGuests(db: Database, now: number): Promise<void> {
  const isOver = without(db, keptSince(now));
  await inBatches(
    (size) =>
      transact(db, async (tx) => {
        const found = await tx
          .select({ id: guests.id })
          .from(guests)
          .where(isOver)
          .limit(size)
          .for('update', { skipLocked: true });
        const ids = found.map(({ id }) => id);
        // Again behind the locks: a guest may have booked in the meantime.
        const locked = await tx
          .select({ id: guests.id })
          .from(guests)
          .where(and(inArray(guests.id, ids), isOver));
        await eraseGuests(
          tx,
          locked.map(({ id }) => id),
        );
        return locked.length;
      }),
    batchSize,
  );
}

/** Guests without activity since then; those who became customers left their records to the account. */
function without(db: Database, since: Date): SQL | undefined {
  const visits = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.guestId, guests.id),
        or(gte(bookings.endsAt, since), gte(bookings.createdAt, since)),
      ),
    );
  const saved = db
    .select({ id: favorites.id })
    .from(favorites)
    .where(and(eq(favorites.guestId, guests.id), gte(favorites.createdAt, since)));
  return and(lt(guests.createdAt, since), notExists(visits), notExists(saved));
}

/** Ends refusals of addresses that no visit names any more. */
export async function endRefusals(db: Database, now: number): Promise<void> {
  const visits = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.guestEmail),
        eq(sql`lower(${bookings.guestEmail})`, mailRefusals.email),
      ),
    );
  const isOld = lt(mailRefusals.createdAt, keptSince(now));
  await deleteInBatches(db, mailRefusals, and(isOld, notExists(visits)));
}
