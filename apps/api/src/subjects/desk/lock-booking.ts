import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings, salonClock } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { type BookingRow, selectBookings } from '../bookings/booking-row.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import type { Owner } from '../bookings/owner.ts';
import type { RequestContext } from '../bookings/request-context.ts';
import { type LockedSalon, lockSalon } from '../bookings/salon-lock.ts';

/** The member who calls, and the time of the request. */
export interface DeskContext extends RequestContext {
  member: Member;
}

/** A booking of a salon that is locked until the transaction ends. */
export interface LockedAtDesk extends LockedSalon {
  booking: BookingRow;
  /** Null for a booking whose person was erased, or never had an account or a browser. */
  owner: Owner | null;
}

/** A booking of the member's salon; undefined where there is none. */
export async function findAtDesk(
  db: Database,
  { salonId }: Member,
  id: string,
): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(db).where(
    and(eq(bookings.id, id), eq(bookings.salonId, salonId)),
  );
  return row;
}

/** @throws ApiError 403 for a barber and the column of another one */
export function requireColumn({ role, barberId }: Member, column: string): void {
  if (role === 'barber' && barberId !== column) throw new ApiError(403, 'forbidden');
}

/** Locks the salon of the member, as every write at the desk does. */
export async function lockDesk(tx: Database, context: DeskContext): Promise<LockedSalon> {
  const salon = await lockSalon(tx, context.salonStates, context.member.salonId);
  if (salon === undefined) throw new ApiError(404, 'not-found');
  return salon;
}

/**
 * Locks a salon and one of its bookings.
 * @throws ApiError 404 for an unknown booking, 403 for a barber outside of the own column, 412 with
 * the booking where it was changed elsewhere
 */
export async function lockAtDesk(
  tx: Database,
  context: DeskContext,
  { id, revision }: { id: string; revision: number },
): Promise<LockedAtDesk> {
  const { member } = context;
  if ((await findAtDesk(tx, member, id)) === undefined) throw new ApiError(404, 'not-found');
  return lockInSalon(tx, context, await lockDesk(tx, context), { id, revision });
}

/** The same in a salon that is locked. */
export async function lockInSalon(
  tx: Database,
  context: DeskContext,
  salon: LockedSalon,
  { id, revision }: { id: string; revision: number },
): Promise<LockedAtDesk> {
  const { member } = context;
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
  const booking = await findAtDesk(tx, member, id);
  if (booking === undefined) throw new ApiError(404, 'not-found');
  requireColumn(member, booking.barberId);
  if (booking.revision !== revision) {
    const current = bookingWire(booking, { ...context, isLinked: true });
    // The file opens without a session.
    throw new ApiError(412, 'revision-changed', { booking: { ...current, calendarFile: null } });
  }
  return { ...salon, booking, owner: ownerOf(booking) };
}

function ownerOf({ customerId, guestId }: BookingRow): Owner | null {
  if (customerId !== null) return { customerId };
  return guestId === null ? null : { guestId };
}

/** After triggers of the calendar have raised it again. */
export async function versionOf(tx: Database, salonId: string): Promise<number> {
  const [clock] = await tx
    .select({ version: salonClock.version })
    .from(salonClock)
    .where(eq(salonClock.salonId, salonId));
  if (clock === undefined) throw new ApiError(404, 'not-found');
  return clock.version;
}
