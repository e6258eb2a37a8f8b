import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { instant, transactionId } from './instants.ts';
import { spherePoint } from './sphere-point.ts';
import { termSet } from './term-set.ts';

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  position: integer().notNull(),
  /** In English: a key that apps translate. */
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
  (table) => [index('category_services_of').on(table.categoryId, table.position)],
);

export const salons = pgTable(
  'salons',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    addressEn: text('address_en').notNull(),
    addressEl: text('address_el').notNull(),
    distanceMiles: real('distance_miles').notNull(),
    rating: real().notNull(),
    reviewCount: integer('review_count').notNull(),
    bookingMinutes: integer('booking_minutes').notNull(),
    priceRange: text('price_range').notNull(),
    completedBookings: integer('completed_bookings').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionEl: text('description_el').notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    latitude: doublePrecision().notNull().default(0),
    longitude: doublePrecision().notNull().default(0),
    place: spherePoint()
      .notNull()
      .generatedAlwaysAs(
        sql`cube(array[
          cos(radians("latitude")) * cos(radians("longitude")),
          cos(radians("latitude")) * sin(radians("longitude")),
          sin(radians("latitude"))])`,
      ),
    /** IANA zone in which dates and times of this salon are meant. */
    timeZone: text('time_zone').notNull().default('Europe/Athens'),
    slotMinutes: integer('slot_minutes').notNull().default(30),
    leadMinutes: integer('lead_minutes').notNull().default(0),
    horizonDays: integer('horizon_days').notNull().default(30),
    noticeMinutes: integer('notice_minutes').notNull().default(1440),
    graceMinutes: integer('grace_minutes').notNull().default(15),
    /** How long a freed time is held for a customer on the waitlist. */
    offerMinutes: integer('offer_minutes').notNull().default(15),
    currency: text().notNull().default('USD'),
    /** The reference for a barber's price. */
    baseMinor: integer('base_minor').notNull().default(6500),
    /** Null where the salon makes no home visits. */
    travelMinor: integer('travel_minor').default(2000),
    /** Minutes of travel, in each direction. */
    travelMinutes: integer('travel_minutes').notNull().default(30),
    /** How far the salon travels, in kilometres; null without a limit. */
    travelKm: integer('travel_km'),
    /** What else customers want to know, such as whether there are steps. */
    facts: text().array().notNull().default([]),
    /** What it is found by, as written; follows from its name, address, services, team and categories. */
    searchTerms: termSet('search_terms').notNull().default(''),
    /** Since when it takes no new bookings; null while it does. */
    pausedAt: instant('paused_at'),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    check('salons_rating_range', sql`${table.rating} between 0 and 5`),
    index('salons_search_terms').using('gin', table.searchTerms),
    index('salons_without_terms')
      .on(table.id)
      .where(sql`${table.searchTerms} = ''`),
    check('salons_price_range_known', sql`${table.priceRange} in ('$', '$$', '$$$')`),
    // One for each order of a list, with the expressions of its keys.
    index('salons_nearest').using('gist', table.place),
    index('salons_central')
      .on(sql`(${table.distanceMiles}::float8)`, table.id)
      .where(sql`${table.retiredAt} is null`),
    index('salons_cheapest')
      .on(
        sql`(length(${table.priceRange})::float8)`,
        sql`(${table.distanceMiles}::float8)`,
        table.id,
      )
      .where(sql`${table.retiredAt} is null`),
    index('salons_best')
      .on(sql`(-${table.rating}::float8)`, sql`(-${table.reviewCount}::float8)`, table.id)
      .where(sql`${table.retiredAt} is null`),
    // For filters that few salons fit.
    index('salons_rated')
      .on(table.rating, table.priceRange)
      .where(sql`${table.retiredAt} is null`),
    index('salons_in_bounds').on(table.latitude, table.longitude),
    index('salons_in_order').on(table.position),
  ],
);

export const salonImages = pgTable(
  'salon_images',
  {
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Below the picture storage: a drawing, or an uploaded picture. */
    path: text().notNull(),
    id: uuid().notNull().defaultRandom(),
    /** Alternative texts; null for a drawing, whose subject is known, and before they are written. */
    captionEn: text('caption_en'),
    captionEl: text('caption_el'),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.position] })],
);

/** Pictures that salons uploaded, encoded again. What is at a path never changes. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    /** Below the picture storage. */
    path: text().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id, { onDelete: 'cascade' }),
    content: bytes().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('uploaded_pictures_of').on(table.salonId)],
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

/** Every term of a salon, for correcting what was typed; processes read what was added since. */
export const knownTerms = pgTable(
  'known_terms',
  {
    term: text().primaryKey(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [index('known_terms_in_order').on(table.xid)],
);

/** The built-in catalogue in the tables. */
export const catalogueVersion = pgTable('catalogue_version', {
  hash: text().primaryKey(),
});
