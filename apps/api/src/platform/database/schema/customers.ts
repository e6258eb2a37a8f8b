import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { salons } from './catalogue.ts';
import { instant } from './instants.ts';

const createdAt = instant('created_at').notNull().defaultNow();

/** A registered customer. Only the identity service has the password. */
export const customers = pgTable('customers', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case; null for an account that has a phone number only. */
  email: text().unique(),
  /** When the mailbox of `email` answered; null while the address is only a claim. */
  emailVerifiedAt: instant('email_verified_at'),
  fullname: text().notNull(),
  /** The account at the identity service; null until the registration is complete. */
  identityUid: text('identity_uid').unique(),
  /** When the sample records were written for this customer. */
  sampledAt: instant('sampled_at'),
  /** When the e-mail was changed here; older tokens contain the previous one. */
  emailChangedAt: instant('email_changed_at'),
  /** The newest sign-in that was seen, in whole seconds like the sessions below. */
  signedInAt: instant('signed_in_at'),
  /** Sign-in methods of the account at that time; null before the first sign-in. */
  signInProviders: text('sign_in_providers').array(),
  /** When the account's password was set, as of that sign-in. */
  passwordChangedAt: instant('password_changed_at'),
  /** Sessions that began before this have ended, except the one below. */
  sessionsValidFrom: instant('sessions_valid_from'),
  /** When the session began that ended the others. */
  sessionKeptAt: instant('session_kept_at'),
  createdAt,
});

/** Requests to change or to verify the e-mail; each mailed a link to the address. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Whether the address is a new one, or the account's own that has not answered yet. */
    purpose: text({ enum: ['change', 'verification'] })
      .notNull()
      .default('change'),
    /** The address that has to answer, in lower case. */
    email: text().notNull(),
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Cancelled, or replaced by a later request. */
    endedAt: instant('ended_at'),
    confirmedAt: instant('confirmed_at'),
    /** The previous address; null before the confirmation, and for an account without one. */
    formerEmail: text('former_email'),
    /** When the previous address had answered; null if it never did. */
    formerVerifiedAt: instant('former_verified_at'),
  },
  (table) => [
    index('email_changes_of_customer').on(table.customerId, table.createdAt),
    index('email_changes_by_email').on(table.email, table.createdAt),
    check('email_changes_purpose_known', sql`${table.purpose} in ('change', 'verification')`),
  ],
);

/** A customer's picture, as this service encoded it. */
export const customerPictures = pgTable(
  'customer_pictures',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** WebP. */
    content: bytes().notNull(),
    /** SHA-256 of the content, in base64url. */
    hash: text().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [check('customer_pictures_small', sql`octet_length(${table.content}) <= 61440`)],
);

/** A visitor without sign-in, identified by a cookie. */
export const guests = pgTable(
  'guests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie, in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The customer after sign-in. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [
    index('guests_oldest').on(table.createdAt),
    index('guests_of_customer').on(table.customerId),
  ],
);

/** Salons saved by a customer or a guest. */
export const favorites = pgTable(
  'favorites',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    salonId: text('salon_id')
      .notNull()
      .references(() => salons.id),
    createdAt,
  },
  (table) => [
    check('favorites_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    uniqueIndex('favorites_of_customer').on(table.customerId, table.salonId),
    uniqueIndex('favorites_of_guest').on(table.guestId, table.salonId),
  ],
);

/** A customer's saved addresses; a deleted one can be restored. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt,
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('addresses_type_known', sql`${table.type} in ('home', 'work', 'other')`),
    index('addresses_of_customer').on(table.customerId),
    uniqueIndex('addresses_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
  ],
);

/**
 * Deleted accounts, until other services have deleted them too: earlier tokens are rejected
 * meanwhile.
 */
export const closedAccounts = pgTable('closed_accounts', {
  /** Of the customer who was erased. */
  id: uuid().primaryKey(),
  /** SHA-256 of the account's id at the identity service, in hexadecimal. */
  uidHash: text('uid_hash').notNull().unique(),
  /** The account; null once it is deleted everywhere. */
  uid: text(),
  /** The token for the identity service; null once it has deleted the account. */
  token: text(),
  /** Cards that the payment provider still has to delete. */
  cards: text().array().notNull().default([]),
  closedAt: instant('closed_at').notNull(),
  /** When the identity service had deleted the account: a later sign-in creates a new customer. */
  goneAt: instant('gone_at'),
});
