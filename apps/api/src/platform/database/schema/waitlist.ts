import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { services, barbers } from './calendar.ts';
import { salons } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instants.ts';

/** Requests of customers, in order of creation. */
export const waitEntries = pgTable(
  'wait_entries',
  {
    /** UUID version 7, for ordering. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    /** Null for any barber. */
    barberId: text('barber_id').references(() => barbers.id),
    /** The booking to move; null for a new one. */
    bookingId: uuid('booking_id'),
    /** `offer` notifies the customer, `move` moves the booking. */
    mode: text().notNull(),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    /** Null for any time of the day. */
    part: text(),
    /** End of the last day. */
    endsAt: instant('ends_at').notNull(),
    status: text().notNull().default('waiting'),
    /** Language of the customer, for messages. */
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('wait_entries_mode', sql`${table.mode} in ('offer', 'move')`),
    check('wait_entries_part', sql`${table.part} in ('morning', 'midday', 'afternoon', 'evening')`),
    check('wait_entries_status', sql`${table.status} in ('waiting', 'served', 'ended', 'expired')`),
    check('wait_entries_days', sql`${table.fromDate} <= ${table.toDate}`),
    index('wait_entries_of_customer').on(table.customerId),
    index('wait_entries_in_line')
      .on(table.salonId, table.id)
      .where(sql`${table.status} = 'waiting'`),
    index('wait_entries_of_booking').on(table.bookingId),
    uniqueIndex('wait_entries_one_of_booking')
      .on(table.bookingId)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** A booking before the move. */
export interface MovedFrom {
  date: string;
  time: string;
  timeZone: string;
  startsAt: number;
  endsAt: number;
  /** When it occupied its chair. */
  parts: { from: number; until: number }[];
}

/**
 * Freed times that are held for one customer by blocks: offered, or left by a booking that was
 * moved and may move back.
 */
export const waitOffers = pgTable(
  'wait_offers',
  {
    id: uuid().primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => waitEntries.id, { onDelete: 'cascade' }),
    /** The freed time: it is offered to a customer only once. */
    roundId: uuid('round_id').notNull(),
    status: text().notNull(),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    localDate: date('local_date').notNull(),
    localTime: time('local_time').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The offered visit. */
    serviceMinor: integer('service_minor').notNull(),
    barberMinor: integer('barber_minor').notNull(),
    travelMinor: integer('travel_minor').notNull(),
    currency: text().notNull(),
    /** The end of the hold. */
    heldUntil: instant('held_until').notNull(),
    /** The created or moved booking, and its revision. */
    bookingId: uuid('booking_id'),
    bookingRevision: integer('booking_revision'),
    movedFrom: jsonb('moved_from').$type<MovedFrom>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check(
      'wait_offers_status',
      sql`${table.status} in ('open', 'claimed', 'refused', 'lapsed', 'moved', 'undone', 'kept')`,
    ),
    check(
      'wait_offers_moved',
      sql`${table.status} not in ('moved', 'undone', 'kept') or num_nonnulls(${table.bookingId}, ${table.bookingRevision}, ${table.movedFrom}) = 3`,
    ),
    index('wait_offers_of').on(table.entryId),
    index('wait_offers_held')
      .on(table.heldUntil)
      .where(sql`${table.status} in ('open', 'moved')`),
    uniqueIndex('wait_offers_one_open')
      .on(table.entryId)
      .where(sql`${table.status} = 'open'`),
  ],
);
