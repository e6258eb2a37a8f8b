import {
  type SalonDetailsAnswer,
  salonDetailsSchema,
  type SalonPageAnswer,
  salonPageSchema,
} from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews, salons } from '../src/database/schema/index.ts';
import { milesBetween } from '../src/salons/distance.ts';
import { searchTextOf } from '../src/salons/fold.ts';
import { salonSummaries } from '../src/salons/summaries.ts';
import { salonSeeds } from '../src/seed/catalogue.ts';
import { cityCentre } from '../src/seed/salons/places.ts';
import { createBackend } from './backend.ts';
import { makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db });
});
afterAll(() => database.close());

const pathOf = (query: Record<string, string>) =>
  `/api/v1/salons?${new URLSearchParams(query).toString()}`;

async function find(query: Record<string, string> = {}, language = 'en'): Promise<SalonPageAnswer> {
  const response = await backend.get(pathOf(query), { 'Accept-Language': language });
  expect(response.status).toBe(200);
  return v.parse(salonPageSchema, await response.json());
}

const idsOf = ({ salons: found }: SalonPageAnswer) => found.map(({ id }) => id);

const idsFor = async (query: Record<string, string>) =>
  idsOf(await find({ limit: '48', ...query }));

async function details(id: string, language = 'en'): Promise<SalonDetailsAnswer> {
  const response = await backend.get(`/api/v1/salons/${id}`, { 'Accept-Language': language });
  expect(response.status).toBe(200);
  return v.parse(salonDetailsSchema, await response.json());
}

/** Ids of every page of a question. */
async function allPages(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: SalonPageAnswer = await find({ ...query, ...(cursor === null ? {} : { cursor }) });
    ids.push(...idsOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

describe('the list of salons', () => {
  test('begins with the nearest and counts all', async () => {
    const page = await find();
    expect(page.total).toBe(48);
    expect(page.salons).toHaveLength(12);
    expect(page.salons[0]).toMatchObject({
      id: '01',
      name: 'Atelier Aristotelous',
      address: '12 Aristotelous Square',
      phone: '+30 2310 000 001',
      topRated: true,
      rating: 4.9,
      reviewCount: 234,
      distance: 0.4,
      categories: [{ id: '1', title: 'Haircut' }, {}, {}, {}, {}],
    });
    expect(page.salons[0]?.services.slice(0, 4)).toEqual([
      'Haircut & Style',
      'Hair Color',
      'Beard Trim',
      'Highlights',
    ]);
    expect(page.salons[0]?.picture?.dark).toMatch(
      /^\/storage\/salons\/01\/facade\.[\da-f]+-night\.avif$/,
    );
  });

  test('speaks Greek', async () => {
    const [first] = (await find({}, 'el')).salons;
    expect(first?.address).toBe('Πλατεία Αριστοτέλους 12');
    expect(first?.services[0]).toBe('Κούρεμα & χτένισμα');
  });

  test.each(['distance', 'rating', 'price', 'availability'])(
    'sorted by %s shows every salon once, page by page, as on one page',
    async (sort) => {
      const paged = await allPages({ sort, limit: '7' });
      expect(paged).toEqual(await idsFor({ sort }));
      expect(new Set(paged).size).toBe(48);
    },
  );

  test('is sorted by what was asked, then by id', async () => {
    const byDistance = (await find({ limit: '48' })).salons;
    expect(byDistance).toEqual(
      byDistance.toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1)),
    );
    const byRating = (await find({ limit: '48', sort: 'rating' })).salons;
    const rank = (salon: (typeof byRating)[number]) => [
      -(salon.rating ?? 0),
      -salon.reviewCount,
      salon.id,
    ];
    expect(byRating.map(rank)).toEqual(
      byRating
        .map(rank)
        .toSorted(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d)),
    );
    const byPrice = (await find({ limit: '48', sort: 'price' })).salons;
    const prices = byPrice.map(({ priceRange }) => priceRange.length);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('measures from the place that is asked for', async () => {
    const [latitude, longitude] = [40.5772, 22.9936];
    const near = `${latitude},${longitude}`;
    const found = (await find({ near, limit: '48' })).salons;
    expect(found[0]?.address).toContain('Kalamaria');
    for (const { id, distance } of found) {
      const { location } = await details(id);
      const miles = milesBetween({ latitude, longitude }, location);
      expect(Math.abs(distance - miles)).toBeLessThan(0.01);
    }
    const close = (await find({ near, within: '2', limit: '48' })).salons;
    expect(close.map(({ id }) => id)).toEqual(
      found.filter(({ distance }) => distance <= 2).map(({ id }) => id),
    );
    expect(await allPages({ near, limit: '5' })).toEqual(found.map(({ id }) => id));
  });

  test('measures from the centre as the salons are known', async () => {
    const centre = `${cityCentre.latitude},${cityCentre.longitude}`;
    const fromCentre = new Map(
      (await find({ near: centre, limit: '48' })).salons.map((salon) => [salon.id, salon.distance]),
    );
    for (const { id, distanceMiles } of salonSeeds) {
      expect(Math.abs((fromCentre.get(id) ?? -1) - distanceMiles)).toBeLessThanOrEqual(0.01);
    }
    expect(await idsFor({ within: '0.4' })).toEqual(['01']);
    expect(await idsFor({ within: '0.3' })).toEqual([]);
  });

  test.each([
    [{ price: '$$$' }, ({ priceRange }: Salon) => priceRange === '$$$'],
    [{ topRated: 'true' }, ({ topRated }: Salon) => topRated],
    [{ rating: '4.5' }, ({ rating }: Salon) => (rating ?? 0) >= 4.5],
    [{ categories: '7' }, isIn('7')],
    [{ categories: '7,9' }, (salon: Salon) => isIn('7')(salon) || isIn('9')(salon)],
    [
      { price: '$', categories: '6' },
      (salon: Salon) => salon.priceRange === '$' && isIn('6')(salon),
    ],
  ] as const)('with %j has exactly those that fit', async (query, fits) => {
    const all = (await find({ limit: '48' })).salons;
    const wanted = all.filter((salon) => fits(salon)).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await idsFor(query)).toEqual(wanted);
  });

  test.each([
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('["rating",[1,2],"01"]').toString('base64url')],
    ['near', '95,200'],
    ['near', 'here'],
    ['limit', '49'],
    ['sort', 'name'],
    ['within', '-1'],
  ])('refuses %s=%s and names the parameter', async (name, value) => {
    const response = await backend.get(pathOf({ [name]: value }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      fields: { [name]: 'This value is not accepted.' },
    });
  });

  test('answers 304 while nothing changes, for one language', async () => {
    const first = await backend.get('/api/v1/salons', { 'Accept-Language': 'en' });
    const etag = first.headers.get('ETag') ?? '';
    const ask = (language: string) =>
      backend.get('/api/v1/salons', { 'Accept-Language': language, 'If-None-Match': etag });
    expect((await ask('en')).status).toBe(304);
    expect((await ask('el')).status).toBe(200);
  });
});

type Salon = SalonPageAnswer['salons'][number];

function isIn(categoryId: string) {
  return ({ categories }: Salon) => categories.some(({ id }) => id === categoryId);
}

describe('the words of a search', () => {
  test.each([
    ['ροδι', '09'],
    ['ΡΌΔΙ', '09'],
    ['rodi', '09'],
    ['Ρο\u0301δι', '09'],
    ['ΚΑΣΤΡΙΝΉ', '18'],
    ['λευκοσ πυργος', '21'],
    ['πυργος λευκοσ', '21'],
    ['square aristotelous', '01'],
    ['αριστοτελους πλατεια', '01'],
    ['lefkos', ''],
    ["d'; drop table salons", ''],
    ['100%', ''],
    ['_____', ''],
  ])('%j find %j', async (q, id) => {
    expect(await idsFor({ q })).toEqual(id === '' ? [] : [id]);
  });

  test('find services and categories in both languages', async () => {
    const inBalayage = await idsFor({ categories: '9' });
    expect(await idsFor({ q: 'ΜΠΑΛΑΓΙΑΖ' })).toEqual(inBalayage);
    expect(await idsFor({ q: 'highlights' })).toHaveLength(48);
    expect(await idsFor({ q: 'φρεσκο χρωμα' })).toEqual([]);
    const shaved = await idsFor({ q: 'ξυρισμα' });
    expect(shaved).toEqual(await idsFor({ q: 'shave' }));
    expect(shaved).toContain('03');
    expect(shaved).not.toContain('01');
  });

  test('find "Τιμή" by "τιμη", whatever else is in the name', async () => {
    const { id } = await makeSalon(database.db, {
      salon: { name: 'Τιμή & Σοφία', searchText: searchTextOf(['Τιμή & Σοφία']) },
    });
    expect(await idsFor({ q: 'τιμη' })).toEqual([id]);
    expect(await idsFor({ q: 'ΣΟΦΊΑ timi' })).toEqual([id]);
    await database.db.update(salons).set({ retiredAt: new Date() }).where(eq(salons.id, id));
    expect(await idsFor({ q: 'τιμη' })).toEqual([]);
  });

  test('find every salon by its name, however it is accented and cased', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...salonSeeds),
        fc.boolean(),
        fc.nat(8),
        async ({ id, name }, isLoud, at) => {
          const cased = isLoud ? name.toUpperCase() : name.toLowerCase();
          const spoiled = `${cased.slice(0, at)}${at > 0 ? '\u0301' : ''}${cased.slice(at)}`;
          expect(await idsFor({ q: `  ${spoiled} ` })).toContain(id);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['ladadika', ['03']],
    ['ΛΑΔΆΔΙΚΑ', ['03']],
    ['Ικτίνου', ['09']],
    ['Kalamaria, Thessaloniki', ['45', '41']],
    ['54624 Ladadika', ['03']],
    ['10001', []],
    ['Paris', []],
  ])('the place %j holds %j', async (place, ids) => {
    expect(await idsFor({ place })).toEqual(ids);
  });

  test.each(['Thessaloniki', 'θεσσαλονικη', '546 24'])('the place %j holds all', async (place) => {
    expect((await find({ place })).total).toBe(48);
  });

  test('narrow down together with a place', async () => {
    expect(await idsFor({ q: 'balayage', place: 'Ladadika' })).toEqual([]);
  });
});

describe('free times', () => {
  /** Monday of the tests' week. */
  const today = '2026-12-07';

  test('leave out salons that are closed on the day', async () => {
    const closedOnMondays = (await Promise.all(salonSeeds.map(({ id }) => details(id))))
      .filter(({ hours }) => hours.every(({ weekday }) => weekday !== 1))
      .map(({ id }) => id);
    expect(closedOnMondays.length).toBeGreaterThan(0);
    const open = await find({ availableOn: today, limit: '48' });
    expect(open.total).toBe(48 - closedOnMondays.length);
    expect(idsOf(open)).toEqual((await idsFor({})).filter((id) => !closedOnMondays.includes(id)));
    expect((await find({ availableOn: '2026-12-13' })).total).toBe(0);
    expect((await find({ availableOn: '2026-12-25' })).total).toBe(0);
    expect((await find({ availableOn: '2027-06-01' })).total).toBe(0);
    expect((await find({ availableOn: '2026-12-06' })).total).toBe(0);
  });

  test('sort the soonest first, then the nearest', async () => {
    const ids = await idsFor({ sort: 'availability' });
    const response = await backend.get(`/api/v1/availability/next?salons=${ids.join(',')}`);
    const { nextFree } = v.parse(
      v.object({
        nextFree: v.record(
          v.string(),
          v.nullable(v.object({ date: v.string(), time: v.string() })),
        ),
      }),
      await response.json(),
    );
    const times = ids.map((id) => `${nextFree[id]?.date ?? '~'} ${nextFree[id]?.time ?? ''}`);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(ids[0]).toBe('01');
  });

  test('sort within what else is asked', async () => {
    const ids = await idsFor({ sort: 'availability', availableOn: today, categories: '7' });
    expect(ids.toSorted()).toEqual(
      (await idsFor({ availableOn: today, categories: '7' })).toSorted(),
    );
    expect(await allPages({ sort: 'availability', availableOn: today, limit: '5' })).toEqual(
      await idsFor({ sort: 'availability', availableOn: today }),
    );
  });
});

describe('a salon', () => {
  test('has its hours, its team, its offer and its rules', async () => {
    const salon = await details('01');
    expect(salon.hours).toEqual(
      [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' })),
    );
    expect(salon.exceptions.slice(0, 2)).toEqual([
      { date: '2026-12-25', opens: null, closes: null, reason: 'Christmas Day' },
      { date: '2026-12-26', opens: null, closes: null, reason: 'Second day of Christmas' },
    ]);
    expect(salon.exceptions.map(({ date }) => date)).toContain('2027-05-03');
    expect(salon.offer[1]).toEqual({
      id: '01-hair-color',
      name: 'Hair Color',
      description:
        'All-over color or roots, mixed for your hair, with a treatment that keeps it soft.',
      minutes: 90,
      price: { minor: 12_000, currency: 'USD' },
    });
    expect(salon.offer.map(({ name }) => name)).toEqual(salon.services);
    expect(salon.team[1]).toMatchObject({
      id: '01-nikos',
      name: 'Nikos Petridis',
      specialty: 'Classic cuts',
      rating: 4.8,
      experience: 12,
      price: { minor: 7000, currency: 'USD' },
    });
    expect(salon.team[1]?.picture).toMatch(/^\/storage\/avatars\/nikos\.[\da-f]+\.svg$/);
    expect(salon.team[1]?.serviceIds.slice(0, 4)).toEqual(
      salon.offer.slice(0, 4).map(({ id }) => id),
    );
    expect(salon.pictures).toHaveLength(6);
    expect(salon.pictures[0]?.caption).toBe('The storefront');
    expect(salon.policy).toEqual({
      slotMinutes: 30,
      leadMinutes: 0,
      horizonDays: 30,
      noticeMinutes: 1440,
      graceMinutes: 15,
      basePrice: { minor: 6500, currency: 'USD' },
      travel: { fee: { minor: 2000, currency: 'USD' }, minutes: 30 },
    });
    expect(salon.timeZone).toBe('Europe/Athens');
  });

  test('speaks Greek', async () => {
    const salon = await details('01', 'el');
    expect(salon.description).toMatch(/κουβέντα/);
    expect(salon.exceptions[0]?.reason).toBe('Χριστούγεννα');
    expect(salon.team[0]).toMatchObject({ name: 'Ελένη Βασιλείου', specialty: 'Ειδική στο χρώμα' });
    expect(salon.pictures[0]?.caption).toBe('Η πρόσοψη');
  });

  test('says the same on its page as on its card', async () => {
    const cards = (await find({ limit: '48' })).salons;
    for (const card of cards) expect(await details(card.id)).toMatchObject(card);
  });

  test('leaves out what is retired', async () => {
    const { id, serviceIds, staffIds } = await makeSalon(database.db);
    await database.db.execute(
      sql`update services set retired_at = now() where id = ${serviceIds[0]}`,
    );
    await database.db.execute(sql`update staff set retired_at = now() where id = ${staffIds[0]}`);
    const salon = await details(id);
    expect(salon.offer.map((service) => service.id)).toEqual(serviceIds.slice(1));
    expect(salon.team.map((person) => person.id)).toEqual(staffIds.slice(1));
    expect(salon.team[0]?.serviceIds).toEqual(serviceIds.slice(1));
    expect(salon).toMatchObject({ rating: null, reviewCount: 0, picture: null, topRated: false });
  });

  test('answers 404 where nobody knows it, or where it is retired', async () => {
    const { id } = await makeSalon(database.db, { salon: { retiredAt: new Date() } });
    for (const unknown of [id, 'nobody', "'"]) {
      for (const path of ['', '/reviews']) {
        const response = await backend.get(`/api/v1/salons/${unknown}${path}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not-found' });
      }
    }
    expect(await idsFor({ q: id })).toEqual([]);
    const backendSummaries = await salonSummaries(database.db, {
      ids: ['02', id, 'nobody', '01'],
      language: 'en',
      versioned: (path) => path,
    });
    expect(backendSummaries.map((summary) => summary.id)).toEqual(['02', '01']);
  });

  test.each(['/api/v1/salons/%00', '/api/v1/salons/01/reviews%00', '/api/v1/salons?q=%00'])(
    'refuses the zero byte of %s',
    async (path) => {
      expect([404, 422]).toContain((await backend.get(path)).status);
    },
  );

  test('has another ETag when it changes', async () => {
    const { id } = await makeSalon(database.db);
    const path = `/api/v1/salons/${id}`;
    const etag = (await backend.get(path)).headers.get('ETag') ?? '';
    expect((await backend.get(path, { 'If-None-Match': etag })).status).toBe(304);
    await database.db.insert(reviews).values({
      salonId: id,
      author: 'Maria',
      stars: 5,
      language: 'en',
      date: '2026-12-01',
    });
    await database.db.update(salons).set({ rating: 5, reviewCount: 1 }).where(eq(salons.id, id));
    const changed = await backend.get(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ rating: 5, reviewCount: 1, topRated: true });
  });
});
