import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instants.ts';

/** Cards of the test provider. It stores the card's behaviour, not its number. */
export const testCards = pgTable(
  'test_provider_cards',
  {
    token: text().primaryKey(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    behavior: text().notNull(),
  },
  (table) => [
    check(
      'test_provider_cards_behavior',
      sql`${table.behavior} in ('accepted', 'declined', 'confirmed')`,
    ),
  ],
);

/** Charges of the test provider: one for each key. */
export const testCharges = pgTable(
  'test_provider_charges',
  {
    id: text().primaryKey(),
    key: text().notNull().unique(),
    /** The customer, as the API names them. */
    customerId: text('customer_id').notNull(),
    token: text()
      .notNull()
      .references(() => testCards.token),
    minor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'test_provider_charges_status',
      sql`${table.status} in ('succeeded', 'unconfirmed', 'confirmed', 'refused')`,
    ),
  ],
);
