import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings, favorites, guests, notices } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import { publish } from '../events/publish.ts';
import { hashToken } from './guests.ts';

/** Moves a guest's bookings and favorites to the customer, once. */
export async function adoptGuest(db: Database, token: string, customerId: string): Promise<void> {
  await transact(db, async (tx) => {
    // Waits for concurrent bookings of the guest, and serialises a second call.
    const [guest] = await tx
      .select({ id: guests.id })
      .from(guests)
      .where(and(eq(guests.tokenHash, hashToken(token)), isNull(guests.customerId)))
      .for('update');
    if (guest === undefined) return;
    await tx.update(guests).set({ customerId }).where(eq(guests.id, guest.id));
    const moved = await tx
      .update(bookings)
      .set({ customerId, guestId: null })
      .where(eq(bookings.guestId, guest.id))
      .returning({ bookingId: bookings.id, revision: bookings.revision });
    const news = moved.map((payload) => ({
      topic: 'customer' as const,
      subject: customerId,
      payload,
    }));
    if (news.length > 0) await publish(tx, ...news);
    await tx
      .update(notices)
      .set({ customerId, guestId: null })
      .where(eq(notices.guestId, guest.id));
    await tx.execute(sql`
      insert into favorites (customer_id, salon_id, created_at)
      select ${customerId}, salon_id, created_at from favorites where guest_id = ${guest.id}
      on conflict (customer_id, salon_id) do nothing`);
    await tx.delete(favorites).where(eq(favorites.guestId, guest.id));
    // A write whose response was lost may be repeated after the sign-in.
    const guestKeys = `guest:${guest.id}`;
    const customerKeys = `customer:${customerId}`;
    await tx.execute(sql`
      update idempotency_keys set actor = ${customerKeys}
      where actor = ${guestKeys} and key not in
        (select key from idempotency_keys where actor = ${customerKeys})`);
  });
}
