import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalSubjects } from '../src/account/personal-subjects.ts';
import { closedAccounts } from '../src/database/schema/index.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What holds nothing of customers, or is no subject's own. */
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
  'staff',
  'staff_services',
  'staff_hours',
  'staff_absences',
  'salon_presence',
  // What the deletion itself remembers, until it is done.
  getTableName(closedAccounts),
  // The payment provider's own, which forgets a customer when it is told.
  'test_provider_cards',
  'test_provider_charges',
];

const tables = personalSubjects.flatMap((subject) => subject.tables);

test('each table of the database has one answer to what becomes of it', async () => {
  const { rows } = await database.db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const stored = v.parse(v.array(v.object({ name: v.string() })), rows);
  expect(stored.map(({ name }) => name).toSorted()).toEqual(
    [...others, ...tables.map(({ table }) => getTableName(table))].toSorted(),
  );
});

test('each column of a table with personal records has an answer', () => {
  const columns = tables.map(({ table }) => [table, Object.keys(getTableColumns(table))] as const);
  expect(tables.map(({ table, answers }) => [getTableName(table), Object.keys(answers)])).toEqual(
    columns.map(([table, names]) => [getTableName(table), names]),
  );
});

test('names of subjects are those of parts of one file', () => {
  const names = personalSubjects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
