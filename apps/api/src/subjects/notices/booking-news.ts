import { changeableUntil, minute } from '@salonica/policy';
import { eq, sql } from 'drizzle-orm';
import { type BookingRow, readBooking } from '../bookings/booking-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookings, type BookingFacts } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import type { JobData } from '../../platform/jobs/definitions.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { record } from './record.ts';

/** Notifies the customer of a change of a booking. */
export async function announceBooking(
  db: Database,
  { bookingId, kind, revision, ...moment }: JobData<'announce'>,
  time: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const row = await readBooking(tx, bookingId);
    if (row === undefined || isUnowned(row)) return;
    const facts = { ...factsOf(row), revision, ...moment };
    await record(tx, { kind, revision, ...told(row, facts), time });
    await tx
      .update(bookings)
      .set({ announcedRevision: sql`greatest(${bookings.announcedRevision}, ${revision})` })
      .where(eq(bookings.id, bookingId));
  });
}

/**
 * Sends a reminder, unless the booking was moved or cancelled, or has begun, since the reminder was
 * scheduled.
 */
export async function remindOfBooking(
  db: Database,
  { bookingId, revision }: JobData<'remind'>,
  time: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const row = await readBooking(tx, bookingId);
    const isDue =
      row?.status === 'confirmed' && row.revision === revision && row.arrivedAt === null;
    if (!isDue || isUnowned(row) || row.startsAt.getTime() <= time) return;
    await record(tx, { kind: 'reminder', revision, ...told(row, factsOf(row)), time });
  });
}

/** The account was deleted. */
const isUnowned = ({ customerId, guestId }: BookingRow) => customerId === null && guestId === null;

function told(row: BookingRow, facts: BookingFacts) {
  return {
    subject: row.id,
    facts,
    owner: ownerOf(row),
    network: row.guestNetwork ?? undefined,
    language: languageFrom(row.language),
  };
}

function ownerOf({ customerId, guestId, guestEmail, contactProvedAt }: BookingRow) {
  if (customerId !== null) return { customerId };
  if (guestId === null) throw new Error('A booking belongs to somebody.');
  return { guestId, email: guestEmail, isProved: contactProvedAt !== null };
}

/** The current booking. */
export function factsOf(row: BookingRow): BookingFacts {
  const isAtHome = row.location === 'home';
  return {
    about: 'booking',
    bookingId: row.id,
    revision: row.revision,
    salon: row.names.salon,
    service: row.names.service,
    barber: row.names.barber,
    address: {
      en: isAtHome ? row.address : row.salonAddressEn,
      el: isAtHome ? row.address : row.salonAddressEl,
    },
    isAtHome,
    date: row.localDate,
    time: row.localTime.slice(0, 5),
    timeZone: row.timeZone,
    startsAt: row.startsAt.getTime(),
    minutes: (row.endsAt.getTime() - row.startsAt.getTime()) / minute,
    totalMinor: row.totalMinor,
    currency: row.currency,
    changeableUntil: changeableUntil(row),
    ...(row.cancelReason === null ? {} : { cancelReason: row.cancelReason }),
  };
}
