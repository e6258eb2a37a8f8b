import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, transactionId } from './instants.ts';

/* What a successful write leaves besides its own rows: its response, its events, its audit entry. */

/** Responses of successful writes, for repeated calls. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `customer:<id>` or `guest:<id>`. */
    actor: text().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint(),
    /** As text, so that repeated responses are identical. */
    body: json().$type<object>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
    index('idempotency_keys_of_actor').on(table.actor, table.expiresAt),
  ],
);

/** Events, written in the transaction that causes them; live streams and messages read them. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** `salon`, `customer` or `guest`. */
    topic: text().notNull(),
    /** Id of the salon, the customer or the guest. */
    subject: text().notNull(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('events_at').on(table.at),
    index('events_in_order').on(table.xid, table.id),
    index('events_of_reader').on(sql`(${table.topic} || ':' || ${table.subject})`),
  ],
);

/** Changes and who made them, for 13 months; no column holds what a person wrote. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text('request_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_oldest').on(table.at),
    index('audit_of_actor').on(table.actor),
    index('audit_about').on(table.subject),
  ],
);
