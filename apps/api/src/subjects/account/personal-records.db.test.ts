import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalSubjects } from './personal-subjects.ts';
import { closedAccounts } from '../../platform/database/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Tables without customers' data or outside all subjects. */
const others = [
  // The catalogue of salons.
  'categories',
  'category_services',
  'salons',
  'salon_images',
  'salon_categories',
  'catalogue_version',
  'salon_clock',
  'salon_hours',
  'salon_exceptions',
  'services',
  'barbers',
  'barber_services',
  'barber_hours',
  'barber_absences',
  'barber_shifts',
  'setting_revisions',
  'salon_blocks',
  'review_replies',
  'review_reports',
  'free_times',
  'free_times_due',
  'known_terms',
  'salon_presence',
  'saved_replies',
  'uploaded_pictures',
  // The deletion's own state, until it is done.
  getTableName(closedAccounts),
  // The payment provider's own tables; it deletes a customer on request.
  'test_provider_cards',
  'test_provider_charges',
];

const tables = personalSubjects.flatMap((subject) => subject.tables);

test('each table of the database has one rule for its deletion', async () => {
  const { rows } = await database.db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const stored = v.parse(v.array(v.object({ name: v.string() })), rows);
  expect(stored.map(({ name }) => name).toSorted()).toEqual(
    [...others, ...tables.map(({ table }) => getTableName(table))].toSorted(),
  );
});

test('each column of a table with personal records has a meaning', () => {
  const columns = tables.map(({ table }) => [table, Object.keys(getTableColumns(table))] as const);
  expect(tables.map(({ table, answers }) => [getTableName(table), Object.keys(answers)])).toEqual(
    columns.map(([table, names]) => [getTableName(table), names]),
  );
});

test('names of subjects are unique within the file', () => {
  const names = personalSubjects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
