import { homePageDataSchema, salonIsInCategory } from '@salonica/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

describe('home page data', () => {
  let database: TestDatabase;
  let backend: ReturnType<typeof createBackend>;

  beforeAll(async () => {
    database = await openTestDatabase();
    backend = createBackend({ db: database.db });
  });
  afterAll(() => database.close());

  const read = async (headers?: Record<string, string>) => {
    const response = await backend.fetchHomePage(headers);
    expect(response.status).toBe(200);
    return v.parse(homePageDataSchema, await response.json());
  };

  test('the app reads it without a warning', async () => {
    const data = await read();
    expect(data.warnings).toEqual([]);
    expect(data.topRatedSalons).toHaveLength(48);
    expect(data.topRatedSalons.every((salon) => salon.images.length === 6)).toBe(true);
  });

  test('the ten categories have the counts of the first three', async () => {
    const { categories } = await read();
    expect(categories.map(({ title, services }) => [title, services.length])).toEqual([
      ['Haircut', 12],
      ['Color', 9],
      ['Beard Trim', 1],
      ['Styling', 8],
      ['Treatments', 7],
      ["Men's Cuts", 6],
      ['Hot Towel', 3],
      ['Premium Cuts', 4],
      ['Balayage', 5],
      ['Extensions', 4],
    ]);
  });

  test('categories are at the top level and in data', async () => {
    const response = await backend.fetchHomePage();
    const answer = v.parse(
      v.object({ categories: v.array(v.unknown()), data: v.object({ categories: v.unknown() }) }),
      await response.json(),
    );
    expect(answer.categories).toHaveLength(10);
    expect(answer.data.categories).toEqual(answer.categories);
  });

  test('the six most popular salons come first, then the others by rating', async () => {
    const { topRatedSalons } = await read();
    expect(topRatedSalons.slice(0, 6).map((salon) => salon.salon_name)).toEqual([
      'Atelier Aristotelous',
      'Thermaikos',
      'Maison Daphne',
      'Ladadika Barbers',
      'Ρόδι',
      'Nea Paralia',
    ]);
    const ratings = topRatedSalons.slice(6).map((salon) => salon.rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test('a salon is top rated from 4.7 on', async () => {
    const { topRatedSalons } = await read();
    for (const salon of topRatedSalons) expect(salon.top_rated).toBe((salon.rating ?? 0) >= 4.7);
    expect(topRatedSalons.filter((salon) => salon.top_rated)).toHaveLength(10);
  });

  test('every salon has one to five categories, and its titles and ids agree', async () => {
    const { categories, topRatedSalons } = await read();
    for (const salon of topRatedSalons) {
      const titles = categories
        .filter(({ id }) => salonIsInCategory(salon, id))
        .map(({ title }) => title);
      expect(salon.salonCats.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
      expect(titles.length).toBeGreaterThanOrEqual(1);
      expect(titles.length).toBeLessThanOrEqual(5);
    }
  });

  test.each([
    ['en', '12 Aristotelous Square'],
    ['el', 'Πλατεία Αριστοτέλους 12'],
    ['el-GR,el;q=0.9,en;q=0.8', 'Πλατεία Αριστοτέλους 12'],
    ['de,fr;q=0.5', '12 Aristotelous Square'],
  ])('for the language "%s" the address is %s', async (language, address) => {
    const { topRatedSalons } = await read({ 'Accept-Language': language });
    expect(topRatedSalons[0]?.salon_address).toBe(address);
  });

  test.each([
    ['no number', { user_id: 'five' }, 'This value is not accepted.'],
    ['nothing', {}, 'Please fill in this field.'],
  ])('a body with %s is refused with the field named', async (_case, body, user_id) => {
    const response = await backend.post('/api/user/fetchHomePageData', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Please check the highlighted fields.',
      fields: { user_id },
    });
  });
});
