import { and, getTableColumns, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Whose records are read or erased. */
export interface RecordOwner {
  id: string;
  /** The account at the identity service; undefined once it is deleted as well. */
  uid: string | undefined;
  /** Undefined without an address that answered, and after the records are erased. */
  mailbox: Mailbox | undefined;
}

/** An address of the customer that answered, and the time in which it was theirs. */
export interface Mailbox {
  /** Lower case. */
  email: string;
  from: Date;
  /** Undefined for the current address. */
  until: Date | undefined;
}

/** Whether a row was written while the mailbox was the customer's. */
export const isInTime = (column: PgColumn, { from, until }: Mailbox): SQL | undefined =>
  and(gte(column, from), until === undefined ? undefined : lt(column, until));

/**
 * The meaning of a column for the customer: `shown` is in the file of a download; `owner` names the
 * owner of the row; `secret` is proof of something, such as a hash or the key of a provider;
 * `technical` is no data about the customer, such as a lock or a number of versions.
 */
export type ColumnKind = 'shown' | 'owner' | 'secret' | 'technical';

/** A table with records of customers. */
export interface PersonalTable {
  readonly table: PgTable;
  readonly answers: Readonly<Record<string, ColumnKind>>;
  /** Whether erasing deletes the rows or only the personal columns. */
  readonly afterErasure: 'deleted' | 'nameless';
}

/**
 * A part of the data about customers. Each folder with such data has one, in `personal.ts`, and
 * `personal-subjects.ts` lists them all.
 *
 * @example const table = personalTable(addresses, 'deleted', { id: 'shown', customerId: 'owner',
 * name: 'shown', … }); export const personalAddresses: PersonalSubject = { name: 'addresses',
 * tables: [table], download: (db, { id }) => readShown(db, table, eq(addresses.customerId, id)),
 * erase: async (tx, { id }) => void (await tx.delete(addresses).where(eq(addresses.customerId,
 * id))), };
 */
export interface PersonalSubject {
  /** Of its part in the file of a download, in camel case. */
  readonly name: string;
  readonly tables: readonly PersonalTable[];
  /** All `shown` columns of the customer's rows; names of salons and the like may be added. */
  download(db: Database, owner: RecordOwner): Promise<object>;
  /**
   * Deletes the customer's rows, or removes what identifies the customer. It runs in one transaction with all others,
   * in the order of the list, and again some time later, for rows written meanwhile: a second run does nothing else.
   *
   * @param tx - a transaction of `transact`; calls to other services belong to the job that follows
   */
  erase(tx: Database, owner: RecordOwner): Promise<void>;
  /**
   * The same for guests who never signed in. A subject whose tables refer to guests has to have it.
   *
   * @param guestIds - locked by the caller
   */
  eraseGuests?(tx: Database, guestIds: readonly string[]): Promise<void>;
}

/**
 * A table with a meaning for each of its columns; one without a meaning does not compile.
 * @param afterErasure - whether `erase` deletes the rows (`deleted`) or only the personal columns
 * (`nameless`)
 */
export function personalTable<Config extends TableConfig>(
  table: PgTableWithColumns<Config>,
  afterErasure: PersonalTable['afterErasure'],
  answers: Readonly<Record<Extract<keyof Config['columns'], string>, ColumnKind>>,
): PersonalTable {
  return { table, answers, afterErasure };
}

/** The columns of a download, for queries that extend them. */
export function shownColumns({ table, answers }: PersonalTable): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => answers[name] === 'shown'));
}

/** The `shown` columns of the matching rows. */
export const readShown = async (
  db: Database,
  personal: PersonalTable,
  where: SQL | undefined,
): Promise<object[]> => db.select(shownColumns(personal)).from(personal.table).where(where);
