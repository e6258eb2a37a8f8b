import { randomBytes } from 'node:crypto';
import { day } from '@salonica/policy';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings, visitLinks } from '../../platform/database/schema/index.ts';
import { hashToken } from '../../platform/identity/guests.ts';
import { type BookingRow, readBooking } from './booking-row.ts';

/** How long after the visit its links work. */
const lifetime = 30 * day;

/** Where a link is shown; only one in a mail proves that the mailbox answered. */
export type VisitLinkPurpose = 'mail' | 'page';

export interface NewVisitLink {
  bookingId: string;
  purpose: VisitLinkPurpose;
  /** Milliseconds since 1970. */
  time: number;
}

/** Makes a link and returns its token, of which only the hash is stored. */
export async function makeVisitLink(
  tx: Database,
  { bookingId, purpose, time }: NewVisitLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(visitLinks)
    .values({ tokenHash: hashToken(token), bookingId, purpose, createdAt: new Date(time) });
  return token;
}

/** Ends the links that pages show; those in mails stay. */
export async function endPageLinks(tx: Database, bookingId: string): Promise<void> {
  await tx
    .delete(visitLinks)
    .where(and(eq(visitLinks.bookingId, bookingId), eq(visitLinks.purpose, 'page')));
}

/** A booking that a link opens, and its guest. */
export interface LinkedVisit {
  booking: BookingRow;
  guestId: string;
}

/**
 * The booking of a link; undefined for an unknown or ended one, and where the booking has become part of an account.
 * A link from a mail proves the address.
 */
export async function openVisitLink(
  db: Database,
  token: string,
  time: number,
): Promise<LinkedVisit | undefined> {
  const [link] = await db
    .select({ bookingId: visitLinks.bookingId, purpose: visitLinks.purpose })
    .from(visitLinks)
    .innerJoin(bookings, eq(bookings.id, visitLinks.bookingId))
    .where(
      and(
        eq(visitLinks.tokenHash, hashToken(token)),
        isNotNull(bookings.guestId),
        gt(bookings.endsAt, new Date(time - lifetime)),
      ),
    );
  if (link === undefined) return undefined;
  const booking = await readBooking(db, link.bookingId);
  const guestId = booking?.guestId ?? null;
  if (booking === undefined || guestId === null) return undefined;
  if (link.purpose === 'mail') await proveContact(db, booking, time);
  return { booking, guestId };
}

/** The mailbox answered, also for this guest's other bookings with the same address. */
async function proveContact(
  db: Database,
  { guestId, guestEmail, contactProvedAt }: BookingRow,
  time: number,
): Promise<void> {
  if (guestId === null || guestEmail === null || contactProvedAt !== null) return;
  await db
    .update(bookings)
    .set({ contactProvedAt: new Date(time) })
    .where(
      and(
        eq(bookings.guestId, guestId),
        sql`lower(${bookings.guestEmail}) = ${guestEmail.toLowerCase()}`,
        isNull(bookings.contactProvedAt),
      ),
    );
}

/** When the guest's address answered for an earlier booking; null where it did not. */
export async function provedBefore(
  tx: Database,
  guestId: string,
  email: string | null,
): Promise<Date | null> {
  if (email === null) return null;
  const [row] = await tx
    .select({ at: bookings.contactProvedAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.guestId, guestId),
        sql`lower(${bookings.guestEmail}) = ${email.toLowerCase()}`,
        isNotNull(bookings.contactProvedAt),
      ),
    )
    .limit(1);
  return row?.at ?? null;
}

/** Deletes links that no longer work. */
export async function forgetVisitLinks(db: Database, time: number): Promise<void> {
  await db.execute(sql`
    delete from visit_links using bookings
    where bookings.id = visit_links.booking_id
      and (bookings.guest_id is null or bookings.ends_at <= ${new Date(time - lifetime)})`);
}
