import { suggestionsResponseSchema } from '@salonica/contract/v1';
import { corpus } from '@salonica/search/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fileBackend } from '../../../test/file-backend.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { salonSeeds } from '../../preview/seed/catalogue.ts';
import { idsOf, salonCalls } from './testing/salon-calls.ts';
import { findInMarket } from './testing/seed-market.ts';

const server = fileBackend();

const { find, idsFor, allPages } = salonCalls(server);

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
    ['mirto', '10'],
    ['lefkos pyrgos', '21'],
    ['figsro', '07'],
  ])('%j find %j first', async (q, id) => {
    expect((await idsFor({ q }))[0]).toBe(id);
  });

  test('are no part of a statement', async () => {
    expect((await find({ q: "d'; drop table salons" })).total).toBe(48);
    expect((await find({ q: '{"n:Ρόδι"}' })).salons[0]?.id).toBe('09');
  });

  test.each(['100%', '_____', 'xqzw'])(
    '%j find nothing, and the nearest salons instead',
    async (q) => {
      const page = await find({ q, limit: '48' });
      expect(page.understood.widened).toBe(true);
      expect(page.total).toBe(48);
      expect(idsOf(page)).toEqual(await idsFor({}));
    },
  );

  test('find services and categories in both languages', async () => {
    const balayage = await find({ q: 'ΜΠΑΛΑΓΙΑΖ', limit: '48' });
    expect(idsOf(balayage).toSorted()).toEqual((await idsFor({ categories: '9' })).toSorted());
    expect(balayage.salons[0]?.match.service?.name).toMatch(/balayage/i);
    expect(await idsFor({ q: 'highlights' })).toHaveLength(48);
    const shaved = await idsFor({ q: 'ξυρισμα' });
    expect(shaved).toEqual(await idsFor({ q: 'shave' }));
    expect(shaved).toContain('03');
    expect(shaved).not.toContain('01');
  });

  test('find a new salon at once, until it retires', async () => {
    const { id } = await makeSalon(server.db, { salon: { name: 'Τιμή & Σοφία' } });
    expect((await idsFor({ q: 'τιμη' }))[0]).toBe(id);
    expect((await idsFor({ q: 'ΣΟΦΊΑ timi' }))[0]).toBe(id);
    await server.db.update(salons).set({ retiredAt: new Date() }).where(eq(salons.id, id));
    expect(await idsFor({ q: 'τιμη' })).not.toContain(id);
  });

  test('find every salon by its name, with any accents and case', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...salonSeeds),
        fc.boolean(),
        fc.nat(8),
        async ({ id, name }, isLoud, at) => {
          const cased = isLoud ? name.toUpperCase() : name.toLowerCase();
          const spoiled = `${cased.slice(0, at)}${at > 0 ? '\u0301' : ''}${cased.slice(at)}`;
          expect((await idsFor({ q: `  ${spoiled} ` })).slice(0, 3)).toContain(id);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('have their right first results as in memory, through the database', async () => {
    const wrong: string[] = [];
    for (const { query } of corpus) {
      const ids = idsOf(await find({ q: query, limit: '3' }));
      const expected = findInMarket(query).salons.slice(0, 3);
      if (String(ids) !== String(expected.map(({ id }) => id)))
        wrong.push(`${query}: ${String(ids)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('are told with their corrections', async () => {
    const { understood } = await find({ q: 'balyage kalamria' });
    expect(understood).toMatchObject({
      q: 'balayage Kalamaria',
      suggestion: 'balayage Kalamaria',
      place: { name: 'Kalamaria', kind: 'district' },
      widened: false,
    });
    expect((await find({ q: 'kommvthrio' }, 'el')).understood.suggestion).toBe('κομμωτήριο');
    expect((await find({ q: 'balayage' })).understood.suggestion).toBeNull();
    expect((await find()).understood.q).toBeNull();
  });

  test('that no salon fits together find those that fit one of them', async () => {
    const page = await find({ q: 'figaro balayage', limit: '48' });
    expect(page.understood.widened).toBe(true);
    expect(page.salons[0]?.id).toBe('07');
    expect(await allPages({ q: 'figaro balayage', limit: '5' })).toEqual(idsOf(page));
  });

  test('find nothing where the filters exclude all of it', async () => {
    const page = await find({ q: 'figaro', price: '$$$' });
    expect(page).toMatchObject({ salons: [], total: 0, understood: { widened: false } });
  });

  test.each(['relevance', 'distance', 'rating', 'price', 'availability'])(
    'sorted by %s show every salon once, page by page',
    async (sort) => {
      const whole = await idsFor({ q: 'haircut toumba', sort });
      expect(whole).toHaveLength(48);
      expect(await allPages({ q: 'haircut toumba', sort, limit: '7' })).toEqual(whole);
    },
  );
});

describe('the place of a search', () => {
  test.each([
    ['Ικτίνου', ['09']],
    ['Katouni, Ladadika', ['03']],
    ['31 Iktinou, Thessaloniki 546 21', ['09']],
  ])('%j contains the address %j', async (place, ids) => {
    expect(await idsFor({ place })).toEqual(ids);
  });

  test.each([
    ['Kalamaria', 'Kalamaria', 'district'],
    ['Kalamaria, Thessaloniki', 'Kalamaria', 'district'],
    ['54453', '544 53', 'zip'],
    ['White Tower', 'White Tower', 'landmark'],
    ['Downtown Area', 'Downtown Area', 'district'],
    ['Κέντρο της πόλης', 'Downtown Area', 'district'],
    ['Salonika', 'Thessaloniki', 'city'],
  ])('%j is %s, the origin of distances', async (place, name, kind) => {
    const page = await find({ place, limit: '48' });
    expect(page.understood.place).toMatchObject({ name, kind });
    expect(page.total).toBe(48);
    const { latitude = 0, longitude = 0 } = page.understood.place ?? {};
    const near = await find({ near: `${latitude},${longitude}`, limit: '48' });
    expect(idsOf(page)).toEqual(idsOf(near));
  });

  test.each(['10001', 'Paris'])('%j is unknown, so that the nearest are listed', async (place) => {
    const page = await find({ place });
    expect(page.understood).toMatchObject({ place: null, widened: true });
    expect(page.total).toBe(48);
  });

  test('gives the order to the matching salons', async () => {
    const page = await find({ q: 'balayage', place: 'Krini', limit: '48' });
    expect(page.salons[0]?.id).toBe('47');
    expect(page.total).toBe((await find({ q: 'balayage' })).total);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, language = 'en') => {
    const response = await server.backend.get(
      `/api/v1/suggestions?${new URLSearchParams({ q }).toString()}`,
      { 'Accept-Language': language },
    );
    expect(response.status).toBe(200);
    return v.parse(suggestionsResponseSchema, await response.json()).suggestions;
  };

  test.each([
    ['bal', 'en', { kind: 'category', id: '9', text: 'Balayage', ranges: [[0, 3]] }],
    ['mpalag', 'el', { kind: 'service', text: 'Balayage σε όλο το μήκος' }],
    ['κουρ', 'el', { kind: 'category', text: 'Κούρεμα', ranges: [[0, 4]] }],
    [
      'mirt',
      'en',
      { kind: 'salon', id: '10', salonId: '10', text: 'Μυρτώ', detail: '14 Agias Sofias' },
    ],
    [
      'eleni v',
      'en',
      {
        kind: 'barber',
        text: 'Eleni Vasiliou',
        salonId: '01',
        ranges: [
          [0, 5],
          [6, 7],
        ],
      },
    ],
    ['kalam', 'el', { kind: 'place', id: null, text: 'Καλαμαριά' }],
    ['thermailos', 'en', { kind: 'salon', id: '02' }],
  ])('of %j in %s', async (q, language, expected) => {
    expect(await suggest(q, language)).toContainEqual(expect.objectContaining(expected));
  });

  test('are at most eight, and none for unknown words', async () => {
    expect((await suggest('a')).length).toBeLessThanOrEqual(8);
    expect(await suggest('xqzw')).toEqual([]);
  });

  test.each([
    ['kinds=place', 200],
    ['kinds=place,salon', 200],
    ['kinds=', 422],
    ['kinds=street', 422],
    ['kinds=place,', 422],
  ])('of the kinds in %j: %i', async (kinds, status) => {
    expect((await server.backend.get(`/api/v1/suggestions?q=ka&${kinds}`)).status).toBe(status);
  });

  test('need words', async () => {
    expect((await server.backend.get('/api/v1/suggestions?q=')).status).toBe(422);
    expect((await server.backend.get('/api/v1/suggestions')).status).toBe(422);
  });
});
