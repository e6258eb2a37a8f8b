import { type InferInsertModel, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../platform/database/schema/index.ts';
import { catalogue } from './catalogue.ts';

/** A table with rows of the built-in catalogue. */
export interface ImportedTable<Table extends PgTable = PgTable> {
  table: Table;
  rows: readonly InferInsertModel<Table>[];
  /** Rows that only the catalogue writes: others among them are removed when it is written again. */
  owned?: SQL | undefined;
  /** Columns that follow from other rows. */
  derived?: readonly string[];
}

const imported = <Table extends PgTable>(entry: ImportedTable<Table>): ImportedTable<Table> =>
  entry;

const of = (column: PgColumn, rows: readonly { id: string }[]) =>
  inArray(
    column,
    rows.map(({ id }) => id),
  );

const ofSalons = (column: PgColumn) => of(column, catalogue.salons);
const ofBarber = (column: PgColumn) => of(column, catalogue.barbers);

/** In the order of their references. */
export const importedTables: readonly ImportedTable[] = [
  imported({ table: tables.categories, rows: catalogue.categories }),
  imported({
    table: tables.salons,
    rows: catalogue.salons,
    derived: ['rating', 'review_count'],
  }),
  imported({ table: tables.services, rows: catalogue.services }),
  imported({ table: tables.barbers, rows: catalogue.barbers }),
  imported({
    table: tables.categoryServices,
    rows: catalogue.categoryServices,
    owned: of(tables.categoryServices.categoryId, catalogue.categories),
  }),
  imported({
    table: tables.salonImages,
    rows: catalogue.images,
    owned: ofSalons(tables.salonImages.salonId),
  }),
  imported({
    table: tables.salonCategories,
    rows: catalogue.salonCategories,
    owned: ofSalons(tables.salonCategories.salonId),
  }),
  imported({
    table: tables.salonHours,
    rows: catalogue.salonHours,
    owned: ofSalons(tables.salonHours.salonId),
  }),
  imported({
    table: tables.salonExceptions,
    rows: catalogue.salonExceptions,
    owned: ofSalons(tables.salonExceptions.salonId),
  }),
  imported({
    table: tables.barberServices,
    rows: catalogue.barberServices,
    owned: ofBarber(tables.barberServices.barberId),
  }),
  imported({
    table: tables.barberHours,
    rows: catalogue.barberHours,
    owned: ofBarber(tables.barberHours.barberId),
  }),
  imported({
    table: tables.barberAbsences,
    rows: catalogue.barberAbsences,
    owned: ofBarber(tables.barberAbsences.barberId),
  }),
  imported({
    table: tables.reviews,
    rows: catalogue.reviews,
    owned: sql`${ofSalons(tables.reviews.salonId)} and ${tables.reviews.bookingId} is null`,
  }),
];
