import type { BookingSource, CancelReason } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';
import { barbers, services } from './calendar.ts';
import { salons } from './catalogue.ts';
import { customers, guests } from './customers.ts';
import { instant } from './instants.ts';

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
