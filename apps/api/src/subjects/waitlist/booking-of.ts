import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type BookingRow, readBooking } from '../bookings/booking-row.ts';
import { bookings } from '../../platform/database/schema/index.ts';

/** A booking that is locked until the transaction ends; its salon is locked already. */
export async function lockBookingRow(tx: Database, id: string): Promise<BookingRow | undefined> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
  return readBooking(tx, id);
}
