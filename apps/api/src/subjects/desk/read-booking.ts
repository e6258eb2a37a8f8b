import {
  bookingStatuses,
  type DeskBookingWire,
  deskActions,
  type DeskHistoryWire,
} from '@salonica/contract/v1';
import { markTimes, wallRange } from '@salonica/policy';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { audit, bookings, customers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { type BookingRow, ownedBy } from '../bookings/booking-row.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { seesContacts } from './day-entries.ts';
import { findAtDesk } from './lock-booking.ts';
import { rangeWire } from './range-wire.ts';
import { readTelling, toldNobody } from './telling.ts';

/** @throws ApiError 404 for an unknown booking, and for one of another salon */
export async function readBooking(
  { db, now, versioned }: BookingOptions,
  member: Member,
  id: string,
  language: Language,
): Promise<DeskBookingWire> {
  const row = await findAtDesk(db, member, id);
  if (row === undefined) throw new ApiError(404, 'not-found');
  const isShown = seesContacts(member, row.barberId);
  const wire = bookingWire(row, { language, versioned, time: now() });
  const visit = { from: row.startsAt.getTime(), until: row.endsAt.getTime() };
  const { arrivedFrom, servedFrom, markedUntil } = markTimes(row);
  const [told = toldNobody] = await readTelling(db, [row]);
  return {
    id,
    revision: row.revision,
    // Not that of its customer: a visit that is over waits for the salon's mark.
    status: bookingStatuses.find((known) => known === row.status) ?? 'cancelled',
    source: row.source,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    createdAt: row.createdAt.toISOString(),
    visit: rangeWire(wallRange(row.timeZone, visit)),
    service: { id: row.serviceId, name: wire.service.name },
    barber: { id: row.barberId, name: wire.barber.name },
    isAnyBarber: row.anyBarber,
    location: wire.location,
    customer: {
      name: await nameOf(db, row),
      contact: isShown
        ? { email: row.guestEmail ?? row.customerEmail, phone: row.guestPhone }
        : null,
      hasAccount: row.customerId !== null,
      ...(await pastOf(db, row)),
      told,
    },
    address: isShown ? row.address : null,
    notes: isShown ? row.notes : null,
    price: wire.price,
    rating: row.status === 'completed' ? wire.rating : null,
    terms: {
      arrivedFrom: new Date(arrivedFrom).toISOString(),
      servedFrom: new Date(servedFrom).toISOString(),
      markedUntil: new Date(markedUntil).toISOString(),
    },
    history: await historyOf(db, row),
  };
}

async function nameOf(db: Database, { customerId, guestName }: BookingRow): Promise<string | null> {
  if (customerId === null) return guestName;
  const [row] = await db
    .select({ name: customers.fullname })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.name ?? guestName;
}

/** How often the same customer came to this salon, and did not come. */
async function pastOf(db: Database, { customerId, guestId, salonId }: BookingRow) {
  const id = customerId ?? guestId;
  if (id === null) return { visits: 0, noShows: 0 };
  const kind = customerId === null ? 'guest' : 'customer';
  const [counts] = await db
    .select({
      visits: sql<number>`(count(*) filter (where ${bookings.status} = 'completed'))::int`,
      noShows: sql<number>`(count(*) filter (where ${bookings.status} = 'no_show'))::int`,
    })
    .from(bookings)
    .where(and(ownedBy({ kind, id }), eq(bookings.salonId, salonId)));
  return counts ?? { visits: 0, noShows: 0 };
}

const timeOfDay = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 5)),
);

/** What the audit log holds of a change. */
const changeSchema = v.fallback(
  v.nullable(
    v.object({
      date: v.optional(v.string()),
      time: v.optional(timeOfDay),
      barberId: v.optional(v.string()),
      serviceId: v.optional(v.string()),
      status: v.optional(v.string()),
    }),
  ),
  null,
);

const prefix = 'booking.';

async function historyOf(db: Database, booking: BookingRow): Promise<DeskHistoryWire[]> {
  const rows = await db
    .select({
      at: audit.at,
      action: audit.action,
      actor: audit.actor,
      before: audit.before,
      after: audit.after,
      name: customers.fullname,
    })
    .from(audit)
    .leftJoin(
      customers,
      sql`${customers.id} = case when ${audit.actor} like 'customer:%' then substr(${audit.actor}, 10)::uuid end`,
    )
    .where(and(eq(audit.subject, booking.id), like(audit.action, `${prefix}%`)))
    .orderBy(asc(audit.id));
  return rows.flatMap((row) => {
    const action = deskActions.find((known) => `${prefix}${known}` === row.action);
    if (action === undefined) return [];
    const by = authorOf(row.actor, booking);
    return {
      at: row.at.toISOString(),
      action,
      by,
      name: by === 'member' ? row.name : null,
      before: v.parse(changeSchema, row.before),
      after: v.parse(changeSchema, row.after),
    };
  });
}

/** An account other than the customer's changed it at the desk. */
function authorOf(actor: string, { customerId }: BookingRow): DeskHistoryWire['by'] {
  if (actor.startsWith('guest:') || actor === `customer:${customerId}`) return 'customer';
  return actor.startsWith('customer:') ? 'member' : 'system';
}
