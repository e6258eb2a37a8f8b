import type { BlockPurpose, BookingSource, CancelReason } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { services, barberAbsences, barbers } from './calendar.ts';
import { salons } from './catalogue.ts';
import { customers, guests } from './customers.ts';
import { instantRange, transactionId } from './ranges.ts';
import { waitOffers } from './waitlist.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Names at the time of the booking, in both languages. */
export interface BookedNames {
  salon: string;
  service: { en: string; el: string };
  barber: { en: string; el: string };
}

export const bookings = pgTable(
  'bookings',
  {
    /** UUID version 7, made by the API. */
    id: uuid().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    source: text().$type<BookingSource>().notNull().default('online'),
    customerId: uuid('customer_id').references(() => customers.id),
    guestId: uuid('guest_id').references(() => guests.id),
    /** Of a guest, or of whom the desk entered. */
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    /** E.164. */
    guestPhone: text('guest_phone'),
    /** Network of the guest's address, which limits bookings of unproved contacts. */
    guestNetwork: text('guest_network'),
    /** When the guest's e-mail or phone answered; null while it is only a claim. */
    contactProvedAt: instant('contact_proved_at'),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    /** Whether the customer left the choice of the barber to the salon. */
    anyBarber: boolean('any_barber').notNull().default(false),
    /** The appointment as agreed: day and time on the salon's clock. The instants follow from it. */
    localDate: date('local_date').notNull(),
    localTime: time('local_time').notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text().notNull().default('confirmed'),
    serviceMinor: integer('service_minor').notNull(),
    /** The barber's surcharge; may be negative. */
    barberMinor: integer('barber_minor').notNull(),
    travelMinor: integer('travel_minor').notNull(),
    totalMinor: integer('total_minor')
      .notNull()
      .generatedAlwaysAs(sql`service_minor + barber_minor + travel_minor`),
    currency: text().notNull(),
    location: text().notNull(),
    /** Of the customer; empty at the salon. */
    address: text().notNull(),
    notes: text().notNull(),
    names: jsonb().$type<BookedNames>().notNull(),
    /** Language of the customer, for messages. */
    language: text().notNull(),
    revision: integer().notNull().default(0),
    /** The last revision that was announced, or -1; null where announcements are not followed up. */
    announcedRevision: integer('announced_revision'),
    createdAt: instant('created_at').notNull().defaultNow(),
    cancelledAt: instant('cancelled_at'),
    /** Of a booking that the salon cancelled. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    /** When the customer came, as the desk noted. */
    arrivedAt: instant('arrived_at'),
    /** When the desk kept it outside of its hours; null within them. */
    keptAt: instant('kept_at'),
    /** Opens the calendar file of this booking without a session; null once it is nameless. */
    calendarToken: uuid('calendar_token')
      .unique()
      .default(sql`gen_random_uuid()`),
  },
  (table) => [
    // A visit entered at the desk has no owner, only a name; once it is nameless, no column
    // identifies a person.
    check(
      'bookings_one_owner',
      sql`(${table.source} = 'online' and num_nonnulls(${table.customerId}, ${table.guestId}) = 1)
        or (${table.source} <> 'online' and ${table.guestName} is not null and ${table.address} = ''
          and num_nonnulls(${table.customerId}, ${table.guestId}, ${table.guestNetwork}, ${table.contactProvedAt}) = 0)
        or (num_nonnulls(${table.customerId}, ${table.guestId}, ${table.guestName}, ${table.guestEmail}, ${table.guestPhone}, ${table.guestNetwork}) = 0
          and ${table.address} = '' and ${table.notes} = '')`,
    ),
    check(
      'bookings_status_known',
      sql`${table.status} in ('confirmed', 'cancelled', 'salon_cancelled', 'no_show', 'completed')`,
    ),
    check('bookings_source_known', sql`${table.source} in ('online', 'walk-in', 'phone')`),
    check(
      'bookings_cancel_reason_known',
      sql`${table.cancelReason} in ('barber-away', 'salon-closed', 'asked', 'mistake', 'other')`,
    ),
    check('bookings_location_known', sql`${table.location} in ('salon', 'home')`),
    check('bookings_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('bookings_of_customer').on(table.customerId, table.startsAt),
    index('bookings_of_guest').on(table.guestId, table.startsAt),
    index('bookings_unproved')
      .on(table.guestNetwork, table.endsAt)
      .where(sql`${table.contactProvedAt} is null and ${table.guestNetwork} is not null`),
    index('bookings_of_salon').on(table.salonId, table.startsAt),
    index('bookings_of_barber').on(table.barberId, table.startsAt),
    index('bookings_to_complete')
      .on(table.endsAt)
      .where(sql`${table.status} = 'confirmed'`),
    index('bookings_by_guest_email')
      .on(sql`lower(${table.guestEmail})`)
      .where(sql`${table.guestEmail} is not null`),
    index('bookings_with_network')
      .on(table.endsAt)
      .where(sql`${table.guestNetwork} is not null`),
    index('bookings_entered')
      .on(table.endsAt)
      .where(sql`${table.source} <> 'online' and ${table.guestName} is not null`),
    index('bookings_unannounced')
      .on(table.startsAt)
      .where(sql`${table.announcedRevision} < ${table.revision}`),
  ],
);

/** Links to one booking of a guest, which work without an account. */
export const visitLinks = pgTable(
  'visit_links',
  {
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Where it was shown: only a `mail` proves that the mailbox answered. */
    purpose: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('visit_links_purpose_known', sql`${table.purpose} in ('mail', 'page')`),
    index('visit_links_of_booking').on(table.bookingId),
  ],
);

/** Times of a barber that the desk keeps free of customers. */
export const salonBlocks = pgTable(
  'salon_blocks',
  {
    id: uuid().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    purpose: text().$type<BlockPurpose>().notNull(),
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('salon_blocks_purpose_known', sql`${table.purpose} in ('lunch', 'training', 'other')`),
    index('salon_blocks_of_salon').on(table.salonId),
  ],
);

/**
 * Ranges in which a booking, a waitlist offer, a block of the desk or an absence occupies a chair:
 * one or several for each. `one_chair`, an exclusion constraint in the migration, refuses two that
 * overlap. A trigger writes those of absences.
 */
export const bookingBlocks = pgTable(
  'booking_blocks',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => waitOffers.id, { onDelete: 'cascade' }),
    blockId: uuid('block_id').references(() => salonBlocks.id, { onDelete: 'cascade' }),
    absenceId: uuid('absence_id').references(() => barberAbsences.id, { onDelete: 'cascade' }),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    during: instantRange().notNull(),
  },
  (table) => [
    check(
      'booking_blocks_one_holder',
      sql`num_nonnulls(${table.bookingId}, ${table.offerId}, ${table.blockId}, ${table.absenceId}) = 1`,
    ),
    index('booking_blocks_of').on(table.bookingId),
    index('booking_blocks_of_offer').on(table.offerId),
    index('booking_blocks_of_block')
      .on(table.blockId)
      .where(sql`${table.blockId} is not null`),
    index('booking_blocks_of_absence')
      .on(table.absenceId)
      .where(sql`${table.absenceId} is not null`),
    // Few blocks are holds: every booking at a salon looks for those that have ended.
    index('booking_blocks_held')
      .on(table.barberId)
      .where(sql`${table.offerId} is not null`),
  ],
);

/** Ratings and reviews of visits. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    /** Null for a review from before the booking service. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id),
    author: text().notNull(),
    picture: text(),
    stars: smallint().notNull(),
    /** Null for a rating without text. */
    words: text(),
    language: text().notNull(),
    date: date().notNull(),
    /**
     * False until the visit can be reviewed, and for the rating of a sample visit, which has no
     * author: it is shown and counted only with the visit.
     */
    isPublic: boolean('is_public').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    index('reviews_newest').on(table.salonId, table.date, table.id),
    index('reviews_by_stars').on(table.salonId, table.stars, table.date, table.id),
    index('reviews_unpublished')
      .on(table.salonId)
      .where(sql`not ${table.isPublic}`),
  ],
);

/** Responses of successful writes, for repeated calls. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `customer:<id>` or `guest:<id>`. */
    actor: text().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint(),
    /** As text, so that repeated responses are identical. */
    body: json().$type<object>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
    index('idempotency_keys_of_actor').on(table.actor, table.expiresAt),
  ],
);

/** Events, written in the transaction that causes them; live streams and messages read them. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** `salon`, `customer` or `guest`. */
    topic: text().notNull(),
    /** Id of the salon, the customer or the guest. */
    subject: text().notNull(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('events_at').on(table.at),
    index('events_in_order').on(table.xid, table.id),
    index('events_of_reader').on(sql`(${table.topic} || ':' || ${table.subject})`),
  ],
);

/** Changes and who made them, for 13 months; no column holds what a person wrote. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text('request_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_oldest').on(table.at),
    index('audit_of_actor').on(table.actor),
    index('audit_about').on(table.subject),
  ],
);
