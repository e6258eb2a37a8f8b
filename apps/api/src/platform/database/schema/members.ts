import { applicationStatuses, type ApplicationRequest } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import {
  check,
  time,
  integer,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { barbers } from './calendar.ts';
import { salons } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instants.ts';

const role = () => text({ enum: ['barber', 'manager', 'owner'] }).notNull();

/** Who works at a salon's desk. */
export const salonMembers = pgTable(
  'salon_members',
  {
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    role: role(),
    /** The member's own column; null for one who serves no customers. */
    barberId: text('barber_id').references(() => barbers.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.salonId, table.customerId] }),
    check('salon_members_role_known', sql`${table.role} in ('barber', 'manager', 'owner')`),
    check(
      'salon_members_own_column',
      sql`${table.role} <> 'barber' or ${table.barberId} is not null`,
    ),
    index('salon_members_of_customer').on(table.customerId),
    uniqueIndex('salon_members_one_of_column').on(table.barberId),
  ],
);

/** Invitations to a desk; each mailed a link to the address. */
export const salonInvitations = pgTable(
  'salon_invitations',
  {
    id: uuid().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    /** Lower case. */
    email: text().notNull(),
    role: role(),
    barberId: text('barber_id').references(() => barbers.id),
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('salon_invitations_role_known', sql`${table.role} in ('barber', 'manager', 'owner')`),
    uniqueIndex('salon_invitations_one_of_address').on(table.salonId, table.email),
    index('salon_invitations_by_email').on(table.email),
    index('salon_invitations_expiry').on(table.expiresAt),
  ],
);

/** Salons that want to be listed; each row is what was sent once. */
export const salonApplications = pgTable(
  'salon_applications',
  {
    /** UUID version 7. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    details: jsonb().$type<ApplicationRequest>().notNull(),
    status: text({ enum: applicationStatuses }).notNull(),
    /** Language of the applicant, for the mail. */
    language: text().notNull(),
    /** Of a refused one. */
    reason: text(),
    /** Of an approved one. */
    salonId: text('salon_id').references(() => salons.id),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check(
      'salon_applications_decision',
      sql`(${table.status} = 'open' and num_nonnulls(${table.reason}, ${table.salonId}, ${table.decidedAt}) = 0)
        or (${table.status} = 'refused' and ${table.reason} is not null and ${table.salonId} is null and ${table.decidedAt} is not null)
        or (${table.status} = 'approved' and ${table.reason} is null and ${table.salonId} is not null and ${table.decidedAt} is not null)`,
    ),
    index('salon_applications_of').on(table.customerId, table.createdAt),
    uniqueIndex('salon_applications_one_open')
      .on(table.customerId)
      .where(sql`${table.status} = 'open'`),
    index('salon_applications_decided').on(table.decidedAt),
  ],
);

/** What a barber asks of those who decide: to be away, or to work at other hours on a day. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    id: uuid().primaryKey(),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    barberId: text('barber_id')
      .notNull()
      .references(() => barbers.id),
    /** Who sent it. */
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['absence', 'shift'] }).notNull(),
    date: date().notNull(),
    starts: time().notNull(),
    lastDate: date('last_date').notNull(),
    ends: time().notNull(),
    /** Why. */
    note: text().notNull().default(''),
    /** Of who sent it. */
    language: text().notNull().default('en'),
    status: text({ enum: ['open', 'approved', 'declined', 'withdrawn'] }).notNull(),
    /** What was said when it was declined. */
    reply: text().notNull().default(''),
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** When who sent it saw the decision. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    check('desk_requests_kind_known', sql`${table.kind} in ('absence', 'shift')`),
    check(
      'desk_requests_status_known',
      sql`${table.status} in ('open', 'approved', 'declined', 'withdrawn')`,
    ),
    index('desk_requests_of_salon').on(table.salonId, table.createdAt),
    index('desk_requests_of_customer').on(table.customerId),
  ],
);
