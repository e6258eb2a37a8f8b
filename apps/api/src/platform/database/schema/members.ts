import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { barbers } from './calendar.ts';
import { salons } from './catalogue.ts';
import { customers } from './customers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
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
