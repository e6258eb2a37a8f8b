import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reviews } from './bookings.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

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
