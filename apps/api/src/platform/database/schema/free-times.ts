import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { salons } from './catalogue.ts';
import { spherePoint } from './sphere-point.ts';
import { instant } from './instants.ts';

/**
 * When a barber of a salon is free for their shortest service. Follows from its calendar and its
 * bookings, and is computed again when they change.
 */
export const freeTimes = pgTable(
  'free_times',
  {
    salonId: text('salon_id')
      .primaryKey()
      .references(() => salons.id, { onDelete: 'cascade' }),
    /** `salon_clock.version` that it was computed from. */
    version: bigint({ mode: 'number' }).notNull(),
    /** Every free start, in minutes since 1970, in order; some lie beyond the horizon. */
    starts: integer().array().notNull(),
    /** Six hours of a day with a free start: four times the days since 1970, and the quarter. */
    quarters: integer().array().notNull(),
    /** The first start that can be booked, in minutes since 1970; the greatest integer without one. */
    nextAt: integer('next_at').notNull(),
    /** The last minute in which that start can be booked. */
    nextUntil: integer('next_until').notNull(),
    /** Then it is computed again: a hold ends, or later days are needed. */
    goodUntil: instant('good_until').notNull(),
    /** As in `salons`, for indexes that begin with the next start. */
    distanceMiles: doublePrecision('distance_miles').notNull(),
    place: spherePoint().notNull(),
  },
  (table) => [
    index('free_times_soonest').on(
      sql`(${table.nextAt}::float8)`,
      table.distanceMiles,
      table.salonId,
    ),
    index('free_times_nearest').using('gist', table.nextAt, table.place),
    index('free_times_quarters').using('gin', table.quarters),
    index('free_times_passed').on(table.nextUntil),
    index('free_times_outdated').on(table.goodUntil),
  ],
);

/** Salons whose free times have to be computed again, by a trigger of `salon_clock`. */
export const freeTimesDue = pgTable('free_times_due', {
  salonId: text('salon_id').primaryKey(),
  /** Of the clock, after the last change. */
  version: bigint({ mode: 'number' }).notNull(),
});
