import { and, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  bookings,
  customers,
  reviews,
  salons,
  services,
  barbers,
} from '../../platform/database/schema/index.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const columns = {
  ...getTableColumns(bookings),
  salonAddressEn: salons.addressEn,
  salonAddressEl: salons.addressEl,
  noticeMinutes: salons.noticeMinutes,
  graceMinutes: salons.graceMinutes,
  salonPicture: sql<string | null>`(
    select path from salon_images i where i.salon_id = ${salons.id} order by position limit 1)`,
  barberPicture: barbers.picture,
  /** Its position among the offered services; null where it is no longer offered. */
  serviceIndex: sql<number | null>`case when ${services.retiredAt} is null then (
    select count(*)::int from services other
    where other.salon_id = ${services.salonId} and other.retired_at is null
      and (other.position, other.id) < (${services.position}, ${services.id})) end`,
  /** Whether the customer's address, or the guest's contact, has answered. */
  isOwnerProved: sql<boolean>`case when ${bookings.customerId} is null
    then ${bookings.contactProvedAt} is not null else ${customers.emailVerifiedAt} is not null end`,
  customerEmail: customers.email,
  stars: reviews.stars,
  words: reviews.words,
};

/** Bookings with all their details. */
export function selectBookings(db: Database) {
  return db
    .select(columns)
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(barbers, eq(barbers.id, bookings.barberId))
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .$dynamic();
}

export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

/** Those of one customer or guest. */
export const ownedBy = ({ kind, id }: { kind: Actor['kind']; id: string | Placeholder }): SQL =>
  kind === 'customer' ? eq(bookings.customerId, id) : eq(bookings.guestId, id);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One booking; undefined where it does not exist or belongs to another customer. */
export async function findBooking(
  db: Database,
  id: string,
  actor: Actor,
): Promise<BookingRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const own = ownedBy({ kind: actor.kind, id: sql.placeholder('owner') });
  const named = selectBookings(db).where(and(isBooking, own)).prepare(`booking_of_${actor.kind}`);
  const [row] = await named.execute({ id, owner: actor.id });
  return row;
}

/** One booking, of anyone. */
export async function readBooking(db: Database, id: string): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(db).where(isBooking).prepare('booking').execute({ id });
  return row;
}

// Named, because planning six tables takes longer than reading one row of each.
const isBooking = eq(bookings.id, sql.placeholder('id'));
