import { homePageDataSchema } from '@salonica/contract';
import { v1CallList } from '@salonica/contract/v1/calls';
import { salonPageSchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { salons } from '../../platform/database/schema/index.ts';
import { isEmpty } from './empty-catalogue.ts';
import { fillCalendars } from '../../preview/seed/others/fill-calendars.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';
import { readJson } from '../../../test/read-json.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const appFolder = fixtureApp();
let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  backend = createBackend({ db: database.db, appFolder, env: { SAMPLE_RECORDS: 'on' } });
});
afterAll(() => database.close());

/** The reads that a visitor without an account makes, streams excepted. */
const publicReads = v1CallList.filter(
  ({ method, access, path }) =>
    method === 'get' && access === 'public' && !path.endsWith('/events'),
);

/** A query that the schema of the call accepts. */
const queries: Readonly<Record<string, string>> = {
  '/api/v1/salons/:id/slots': '?service=nothing&date=2026-12-09',
  '/api/v1/salons/:id/days': '?service=nothing&from=2026-12-09&to=2026-12-10',
  '/api/v1/salons/:id/next': '?service=nothing',
  '/api/v1/availability/next': '?salons=nowhere',
  '/api/v1/suggestions': '?q=hair',
};

describe('without salons', () => {
  test.each(publicReads.map(({ path }) => path))('GET %s answers', async (path) => {
    const response = await backend.get(path.replace(':id', 'nowhere') + (queries[path] ?? ''));
    expect([path, response.status]).toEqual([path, path.includes(':id') ? 404 : 200]);
  });

  test('the list and the home page are empty', async () => {
    expect(await isEmpty(database.db)).toBe(true);
    const page = await readJson(await backend.get('/api/v1/salons?q=hair'), salonPageSchema);
    expect(page).toMatchObject({ salons: [], total: 0 });
    const answer: unknown = await (await backend.fetchHomePage()).json();
    const home = v.parse(homePageDataSchema, answer);
    expect(home).toMatchObject({ categories: [], topRatedSalons: [] });
  });

  test.each(['/', '/about', '/salon/nowhere'])('the page %s is rendered', async (path) => {
    const response = await backend.get(path);
    expect(response.status).toBe(path.startsWith('/salon/') ? 404 : 200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test('the sitemap names the pages of the app', async () => {
    const response = await backend.get('/sitemap.xml');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('/about</loc>');
    expect(text).not.toContain('/salon/');
  });

  test('nothing can be booked or saved', async () => {
    const salon = { id: 'nowhere', serviceIds: ['nothing'], barberIds: ['no-one'] } as const;
    const visitor = backend.visitor();
    expect(await refused(bookingCalls(visitor).confirm(draftAt(salon)))).toMatchObject({
      status: 404,
    });
    expect(await refused(visitor.send('PUT', '/api/v1/favorites/nowhere'))).toMatchObject({
      status: 404,
    });
  });

  test('a new customer of a preview signs in, and calendars are filled', async () => {
    await fillCalendars(database.db, testNow);
    const customer = backend.customer('first');
    const paths = ['bookings?when=upcoming', 'favorites', 'addresses', 'conversations'];
    for (const path of [...paths, 'recommendations', 'notices', 'wallet', 'waitlist']) {
      const { status } = await customer.get(`/api/v1/${path}`);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  test('no failure was logged', () => {
    expect(backend.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test('a salon of the operator’s own, without pictures, is found and shown', async () => {
  const { id } = await makeSalon(database.db);
  expect(await isEmpty(database.db)).toBe(false);
  const page = await readJson(await backend.get('/api/v1/salons'), salonPageSchema);
  expect(page.salons).toMatchObject([{ id, picture: null }]);
  expect((await backend.get(`/api/v1/salons/${id}`)).status).toBe(200);
  await database.db.update(salons).set({ retiredAt: new Date() });
  expect(await isEmpty(database.db)).toBe(true);
});
