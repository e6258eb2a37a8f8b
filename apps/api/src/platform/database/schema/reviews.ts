import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { salons } from './catalogue.ts';
import { instant } from './instants.ts';

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
    /** When the operator took it from the public, for good. */
    hiddenAt: instant('hidden_at'),
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

/** What a salon says about a review, below it; one for each. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    language: text({ enum: ['en', 'el'] }).notNull(),
    revision: integer().notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [
    check('review_replies_language_known', sql`${table.language} in ('en', 'el')`),
    check('review_replies_text', sql`btrim(${table.text}) <> '' and length(${table.text}) <= 1000`),
  ],
);

/** A salon asks the operator to look at a review; one for each. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text({
      enum: ['insult', 'personal-data', 'no-visit', 'advertising', 'other'],
    }).notNull(),
    note: text().notNull(),
    at: instant('at').notNull(),
    /** When the operator decided; null while it is open. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check(
      'review_reports_reason_known',
      sql`${table.reason} in ('insult', 'personal-data', 'no-visit', 'advertising', 'other')`,
    ),
    index('review_reports_open')
      .on(table.at)
      .where(sql`${table.decidedAt} is null`),
  ],
);
