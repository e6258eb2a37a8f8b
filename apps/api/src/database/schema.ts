import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  position: integer().notNull().unique(),
  title: text().notNull(),
  icon: text().notNull(),
});

export const categoryServices = pgTable(
  'category_services',
  {
    id: text().primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
  },
  (table) => [unique().on(table.categoryId, table.position)],
);

export const salons = pgTable(
  'salons',
  {
    id: text().primaryKey(),
    position: integer().notNull().unique(),
    name: text().notNull(),
    addressEn: text('address_en').notNull(),
    addressEl: text('address_el').notNull(),
    distanceMiles: real('distance_miles').notNull(),
    rating: real().notNull(),
    reviewCount: integer('review_count').notNull(),
    bookingMinutes: integer('booking_minutes').notNull(),
    priceRange: text('price_range').notNull(),
    completedBookings: integer('completed_bookings').notNull(),
  },
  (table) => [
    check('salons_rating_range', sql`${table.rating} between 0 and 5`),
    check('salons_price_range_known', sql`${table.priceRange} in ('$', '$$', '$$$')`),
  ],
);

export const salonImages = pgTable(
  'salon_images',
  {
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.position] })],
);

export const salonCategories = pgTable(
  'salon_categories',
  {
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.salonId, table.categoryId] }),
    index().on(table.categoryId),
  ],
);

/** A registered customer. Passwords live with the identity service only. */
export const customers = pgTable('customers', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull().unique(),
  fullname: text().notNull(),
  /** The account at the identity service; null until the registration is complete. */
  identityUid: text('identity_uid').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Which built-in catalogue the tables hold. */
export const catalogueVersion = pgTable('catalogue_version', {
  hash: text().primaryKey(),
});
