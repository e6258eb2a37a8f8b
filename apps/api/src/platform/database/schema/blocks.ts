import type { BlockPurpose } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { barberAbsences, barbers } from './calendar.ts';
import { salons } from './catalogue.ts';
import { instant, instantRange } from './instants.ts';
import { waitOffers } from './waitlist.ts';

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
