import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JournalDetails } from './journal-details.ts';
import { customers } from './customers.ts';
import { instant } from './instants.ts';

const minor = bigint({ mode: 'number' }).notNull();

/**
 * Accounts of the ledger: the wallet of a customer, or an account that wallets exchange money with.
 * A wallet without a customer belongs to a deleted account; its entries are kept.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    currency: text().notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'ledger_accounts_kind_known',
      sql`${table.kind} in ('wallet', 'cards', 'payouts', 'sales', 'forfeits')`,
    ),
    check(
      'ledger_accounts_of_customer',
      sql`${table.kind} = 'wallet' or ${table.customerId} is null`,
    ),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    uniqueIndex('ledger_accounts_one_wallet')
      .on(table.customerId, table.currency)
      .where(sql`${table.kind} = 'wallet'`),
    uniqueIndex('ledger_accounts_one_of_kind')
      .on(table.kind, table.currency)
      .where(sql`${table.kind} <> 'wallet'`),
  ],
);

/** One movement of money; written once, never changed, never deleted. */
export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** The origin of the movement: a second journal about it is rejected. */
    ref: text().notNull(),
    details: jsonb().$type<JournalDetails>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    check(
      'ledger_journals_kind_known',
      sql`${table.kind} in ('top-up', 'payment', 'refund', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'forfeit')`,
    ),
    unique('ledger_journals_once').on(table.kind, table.ref),
  ],
);

/**
 * An amount added to or taken from an account. Entries of a journal sum to 0 in each currency;
 * triggers enforce it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    journalId: uuid('journal_id')
      .notNull()
      .references(() => ledgerJournals.id),
    accountId: uuid('account_id').notNull(),
    currency: text().notNull(),
    minor,
    /** Copied from the journal: a history is read by account and time. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.accountId] }),
    foreignKey({
      name: 'ledger_entries_account',
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('ledger_entries_not_zero', sql`${table.minor} <> 0`),
    index('ledger_entries_of_account').on(table.accountId, table.at, table.journalId),
  ],
);

/** The balance of each wallet. Updated by a trigger of the entries, under the lock of the row. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => ledgerAccounts.id),
    minor: minor.default(0),
  },
  (table) => [check('ledger_balances_not_negative', sql`${table.minor} >= 0`)],
);

/** Cards of a customer, as the payment provider names them; a deleted one can be restored. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The payment provider's id of the card; never its number. */
    providerRef: text('provider_ref').notNull().unique(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('payment_methods_brand_known', sql`${table.brand} in ('visa', 'mastercard', 'amex')`),
    check('payment_methods_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
    check('payment_methods_month', sql`${table.expiryMonth} between 1 and 12`),
    index('payment_methods_of_customer').on(table.customerId),
    uniqueIndex('payment_methods_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
  ],
);

/**
 * A charge of a card, written before the card is charged and booked afterwards: a charge whose
 * process ended in between is found by it.
 */
export const topUps = pgTable(
  'top_ups',
  {
    /** The key of the charge at the payment provider. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The idempotency key of the call. */
    callKey: text('call_key').notNull(),
    /** The payment provider's id of the card. */
    providerRef: text('provider_ref').notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().notNull().default('pending'),
    /** The provider's id of the charge, which the journal names; null until it is booked. */
    chargeId: text('charge_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked; at first when it was created. */
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    check('top_ups_above_zero', sql`${table.minor} > 0`),
    check('top_ups_brand_known', sql`${table.brand} in ('visa', 'mastercard', 'amex')`),
    check('top_ups_status_known', sql`${table.status} in ('pending', 'booked', 'declined')`),
    check('top_ups_booked', sql`(${table.status} = 'booked') = (${table.chargeId} is not null)`),
    index('top_ups_of_customer').on(table.customerId, table.callKey),
    index('top_ups_pending')
      .on(table.askedAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A pending withdrawal: its amount is deducted from the balance at once, and returned if it is rejected. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** The reference for customers and support. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 2001 }),
    minor,
    currency: text().notNull(),
    method: text().notNull(),
    status: text().notNull().default('pending'),
    /** The language of notices about it. */
    language: text().notNull().default('en'),
    requestedAt: instant('requested_at').notNull(),
    /** When the provider was last asked; at first when it was requested. */
    askedAt: instant('asked_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('withdrawals_above_zero', sql`${table.minor} > 0`),
    check('withdrawals_method_known', sql`${table.method} in ('bank', 'paypal', 'stripe')`),
    check('withdrawals_status_known', sql`${table.status} in ('pending', 'completed', 'rejected')`),
    check('withdrawals_settled', sql`(${table.status} = 'pending') = (${table.settledAt} is null)`),
    index('withdrawals_of_customer').on(table.customerId, table.requestedAt, table.id),
    index('withdrawals_pending')
      .on(table.method, table.askedAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);
