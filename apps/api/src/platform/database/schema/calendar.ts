import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { categories, salons } from './catalogue.ts';
import { instant, instantRange } from './instants.ts';

const salonId = () =>
  text('salon_id')
    .notNull()
    .references(() => salons.id);

/** One row of a salon: the lock of its calendar, and the versions that readers compare. */
export const salonClock = pgTable('salon_clock', {
  salonId: text('salon_id')
    .primaryKey()
    .references(() => salons.id),
  /** Rises with every change, bookings included. */
  version: bigint({ mode: 'number' }).notNull().default(0),
  /** Rises, by triggers of the migration, when hours, services, team or rules change. */
  calendar: bigint({ mode: 'number' }).notNull().default(0),
});

/** When a salon is open, by ISO weekday (1 is Monday); several intervals a day are possible. */
export const salonHours = pgTable(
  'salon_hours',
  {
    salonId: salonId(),
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
    /** The latest start in this interval; null where only closing limits it. */
    lastStart: time('last_start'),
  },
  (table) => [
    primaryKey({ columns: [table.salonId, table.weekday, table.opens] }),
    check('salon_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check('salon_hours_order', sql`${table.opens} < ${table.closes}`),
    check(
      'salon_hours_last_start',
      sql`${table.lastStart} >= ${table.opens} and ${table.lastStart} < ${table.closes}`,
    ),
  ],
);

/** Days with different hours: closed, or open at other times. */
export const salonExceptions = pgTable(
  'salon_exceptions',
  {
    salonId: salonId(),
    date: date().notNull(),
    opens: time(),
    closes: time(),
    reasonEn: text('reason_en').notNull(),
    reasonEl: text('reason_el').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.salonId, table.date] }),
    check(
      'salon_exceptions_both_or_none',
      sql`num_nulls(${table.opens}, ${table.closes}) in (0, 2)`,
    ),
  ],
);

export const services = pgTable(
  'services',
  {
    id: text().primaryKey(),
    salonId: salonId(),
    position: integer().notNull(),
    nameEn: text('name_en').notNull(),
    nameEl: text('name_el').notNull(),
    descriptionEn: text('description_en'),
    descriptionEl: text('description_el'),
    minutes: integer().notNull(),
    /**
     * Minutes from the start after which the barber is free for a while, such as while color
     * develops.
     */
    gapAfter: integer('gap_after'),
    gapMinutes: integer('gap_minutes'),
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    priceMinor: integer('price_minor').notNull(),
    /** Its category of the market; null where the salon named none. */
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    index('services_of_salon').on(table.salonId, table.position),
    check('services_minutes', sql`${table.minutes} between 5 and 600`),
    check('services_gap', sql`num_nulls(${table.gapAfter}, ${table.gapMinutes}) in (0, 2)`),
  ],
);

export const barbers = pgTable(
  'barbers',
  {
    id: text().primaryKey(),
    salonId: salonId(),
    position: integer().notNull(),
    nameEn: text('name_en').notNull(),
    nameEl: text('name_el').notNull(),
    specialtyEn: text('specialty_en').notNull(),
    specialtyEl: text('specialty_el').notNull(),
    /** 0 before the first rating. */
    rating: real().notNull(),
    /** Years of experience. */
    experience: integer().notNull(),
    /** Path of the portrait below the picture storage. */
    picture: text(),
    priceMinor: integer('price_minor').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [index('barbers_of_salon').on(table.salonId, table.position)],
);

export const barberServices = pgTable(
  'barber_services',
  {
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    /** Whether "any barber" prefers the barber for it. */
    isSpecialty: boolean('is_specialty').notNull().default(false),
    /** The whole price with this barber; null for the service's with the barber's surcharge. */
    priceMinor: integer('price_minor'),
    /** How long this barber needs; null for the service's length. */
    minutes: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.barberId, table.serviceId] }),
    check('barber_services_minutes', sql`${table.minutes} between 5 and 600`),
  ],
);

/** When a barber works, by ISO weekday, always within the salon's own hours. */
export const barberHours = pgTable(
  'barber_hours',
  {
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    weekday: smallint().notNull(),
    starts: time().notNull(),
    ends: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.barberId, table.weekday, table.starts] })],
);

/** When a barber works on a single day, instead of the hours of its weekday; without times: not. */
export const barberShifts = pgTable(
  'barber_shifts',
  {
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    date: date().notNull(),
    starts: time(),
    ends: time(),
  },
  (table) => [
    unique('barber_shifts_once').on(table.barberId, table.date, table.starts).nullsNotDistinct(),
    check(
      'barber_shifts_order',
      sql`num_nulls(${table.starts}, ${table.ends}) in (0, 2) and (${table.starts} is null or ${table.starts} < ${table.ends})`,
    ),
  ],
);

/** How often a part of a salon's settings was changed, so that none overwrites another. */
export const settingRevisions = pgTable(
  'setting_revisions',
  {
    salonId: salonId(),
    /** Such as `hours`, or `shifts:` and the id of a barber. */
    part: text().notNull(),
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.part] })],
);

export const barberAbsences = pgTable(
  'barber_absences',
  {
    id: uuid().primaryKey().defaultRandom(),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    during: instantRange().notNull(),
  },
  (table) => [index('barber_absences_of').on(table.barberId)],
);
