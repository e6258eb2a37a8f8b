import { eq, getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { catalogueVersion, reviews, salons } from '../../platform/database/schema/index.ts';
import { openDatabase } from '../../platform/open-database.ts';
import { catalogue } from './catalogue.ts';
import type { Difference } from './differences.ts';
import { importIntoEmpty, importCatalogue } from './import-catalogue.ts';
import { importedTables } from './imported-tables.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

/** Opens the database as a start of a preview does. */
async function startAgain(url: string): Promise<void> {
  const database = await openDatabase(url, { fill: importIntoEmpty });
  await database.close();
}

/** All rows of the catalogue's tables. */
async function contentOf(db: Database) {
  const content: Record<string, unknown[]> = {};
  for (const { table } of importedTables) {
    const name = getTableName(table);
    // Different after each import: the time of a row, and the id of a picture.
    const made =
      name === 'salon_images' ? sql`array['created_at', 'id']` : sql`array['created_at']`;
    const { rows } = await db.execute(
      sql`select to_jsonb(${table}) - ${made} as row from ${table}`,
    );
    content[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return content;
}

/** What the owners of salons do: rename one, change prices and hours, retire, delete and add. */
async function changeByHand(db: Database): Promise<void> {
  await db.update(salons).set({ name: 'Renamed' }).where(eq(salons.id, '01'));
  for (const change of [
    sql`update services set price_minor = 1 where id = '01-haircut-style'`,
    sql`update services set retired_at = now() where id = '02-hair-color'`,
    sql`update barbers set price_minor = 2 where id = '01-nikos'`,
    sql`delete from salon_hours where salon_id = '03' and weekday = 1`,
    sql`insert into salon_hours (salon_id, weekday, opens, closes) values ('04', 7, '10:00', '12:00')`,
    sql`delete from reviews where salon_id = '05'`,
    sql`insert into categories (id, position, title, icon) values ('tattoo', 99, 'Tattoo', 'tattoo')`,
  ]) {
    await db.execute(change);
  }
  await deleteSalon(db, '48');
}

async function deleteSalon(db: Database, id: string): Promise<void> {
  const ofBarber = sql`barber_id in (select id from barbers where salon_id = ${id})`;
  for (const deletion of [
    sql`delete from barber_services where ${ofBarber}`,
    sql`delete from barber_hours where ${ofBarber}`,
    sql`delete from barber_absences where ${ofBarber}`,
    sql`delete from reviews where salon_id = ${id}`,
    sql`delete from services where salon_id = ${id}`,
    sql`delete from barbers where salon_id = ${id}`,
    sql`delete from salon_hours where salon_id = ${id}`,
    sql`delete from salon_exceptions where salon_id = ${id}`,
    sql`delete from salon_clock where salon_id = ${id}`,
    sql`delete from salons where id = ${id}`,
  ]) {
    await db.execute(deletion);
  }
}

test('a start migrates an empty database and imports nothing', async () => {
  await using database = await openTestDatabase('empty');
  for (const { table } of importedTables) expect(await database.db.$count(table)).toBe(0);
});

test('a start of a preview fills an empty database once', async () => {
  await using database = await openTestDatabase('empty');
  const { db, url } = database;
  await startAgain(url);
  const filled = await contentOf(db);
  expect(await db.$count(salons)).toBe(48);
  await startAgain(url);
  expect(await contentOf(db)).toEqual(filled);
  await changeByHand(db);
  const changed = await contentOf(db);
  expect(changed).not.toEqual(filled);
  await startAgain(url);
  await startAgain(url);
  expect(await contentOf(db)).toEqual(changed);
});

test('a start does not fill a database whose salons were all deleted', async () => {
  await using database = await openTestDatabase();
  const { db, url } = database;
  for (const { id } of catalogue.salons) await deleteSalon(db, id);
  await db.execute(sql`delete from categories`);
  await startAgain(url);
  expect(await db.$count(salons)).toBe(0);
});

test('a start does not add to the salons of another catalogue', async () => {
  await using database = await openTestDatabase('empty');
  const { id } = await makeSalon(database.db);
  await startAgain(database.url);
  expect(await database.db.select({ id: salons.id }).from(salons)).toEqual([{ id }]);
});

test('the import fills an empty database, and changes nothing the second time', async () => {
  await using database = await openTestDatabase('empty');
  const { db } = database;
  const { id } = await makeSalon(db);
  const first = await importCatalogue(db, { overwrites: false });
  expect(first.outcome).toBe('imported');
  expect(first.differences).toContainEqual({ table: 'salons', missing: 48, changed: 0 });
  const imported = await contentOf(db);
  expect(await importCatalogue(db, { overwrites: false })).toEqual({
    outcome: 'current',
    differences: [],
  });
  expect(await contentOf(db)).toEqual(imported);
  const [own] = await db.select().from(salons).where(eq(salons.id, id));
  expect(own?.retiredAt).toBeNull();
});

test('the import refuses to overwrite changed rows unless it is told to', async () => {
  await using database = await openTestDatabase();
  const { db } = database;
  const original = await contentOf(db);
  const { id } = await makeSalon(db);
  await changeByHand(db);
  const changed = await contentOf(db);
  const refused = await importCatalogue(db, { overwrites: false });
  expect(refused.outcome).toBe('refused');
  const count = (of: keyof Difference, name: string) =>
    refused.differences.find(({ table }) => table === name)?.[of];
  expect([count('missing', 'salons'), count('changed', 'salons')]).toEqual([1, 1]);
  expect([count('changed', 'barbers'), count('changed', 'salon_hours')]).toEqual([1, 1]);
  expect(await contentOf(db)).toEqual(changed);

  expect(await importCatalogue(db, { overwrites: true })).toMatchObject({ outcome: 'overwritten' });
  // Rows that are not part of the catalogue stay as they are.
  await deleteSalon(db, id);
  await db.execute(sql`delete from categories where id = 'tattoo'`);
  expect(await contentOf(db)).toEqual(original);
});

test('customers’ ratings do not count as changes', async () => {
  await using database = await openTestDatabase();
  const { db } = database;
  await db.update(salons).set({ rating: 1, reviewCount: 5 }).where(eq(salons.id, '02'));
  expect((await importCatalogue(db, { overwrites: false })).outcome).toBe('current');
  // Nor does a database count as changed that an earlier version filled.
  await db.update(catalogueVersion).set({ hash: 'earlier' });
  expect((await importCatalogue(db, { overwrites: false })).outcome).toBe('current');
  expect(await db.$count(reviews, eq(reviews.salonId, '02'))).toBeGreaterThan(0);
});
