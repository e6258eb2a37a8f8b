import { mostCounted } from '@salonica/contract/v1';
import {
  type Condition,
  createVocabulary,
  tierOf,
  understand,
  type Vocabulary,
} from '@salonica/search';
import { asc, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileBackend } from '../../../test/file-backend.ts';
import { addManySalons } from '../../../test/many-salons.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { milesBetween, type Place } from './distance.ts';
import { salonCalls } from './testing/salon-calls.ts';

const server = fileBackend();
const { find, pages } = salonCalls(server);

const readMarket = async () => {
  const rows = await server.db
    .select({
      id: salons.id,
      latitude: salons.latitude,
      longitude: salons.longitude,
      miles: salons.distanceMiles,
      terms: sql<string[]>`tsvector_to_array(${salons.searchTerms})`,
    })
    .from(salons)
    .orderBy(asc(salons.id));
  return rows.map((row) => ({ ...row, terms: new Set(row.terms) }));
};

let market: Awaited<ReturnType<typeof readMarket>>;
let vocabulary: Vocabulary;

beforeAll(async () => {
  // More than are counted, so that lists are read from the indexes of their orders.
  await addManySalons(server, 5 * mostCounted);
  market = await readMarket();
  vocabulary = createVocabulary(market.flatMap(({ terms }) => [...terms]));
});

/** The ids of a list by the rules alone. */
function listed(tiers: readonly Condition[], near: Place | undefined): string[] {
  return market
    .flatMap(({ id, miles, terms, ...position }, at) => {
      const tier = tierOf(terms, tiers);
      if (tier === undefined) return [];
      return [{ id, at, tier, away: near === undefined ? miles : milesBetween(near, position) }];
    })
    .toSorted((a, b) => a.tier - b.tier || a.away - b.away || a.at - b.at)
    .map(({ id }) => id);
}

test.each([
  ['balayage', true],
  ['balyage kalamria', true],
  ['χτένισμα', true],
  ['κομμωτήριο', true],
  ['eleni vasiliou', false],
  ['mirto', false],
  ['Atelier Aristotelous', false],
  ['', true],
])('a long list of %j has the order of the rules', async (q, isLong) => {
  const asked = understand(vocabulary, q);
  for (const near of [undefined, { latitude: 38.2, longitude: 23.4 }]) {
    const place = asked.place ?? near;
    const expected = listed(asked.tiers, place);
    expect(expected.length > mostCounted).toBe(isLong);
    const query = near === undefined ? { q } : { q, near: `${near.latitude},${near.longitude}` };
    const { total } = await find(query);
    expect(total).toBe(Math.min(expected.length, mostCounted));
    const shown = await pages({ ...query, limit: '40' }, 4);
    expect(shown).toEqual(expected.slice(0, shown.length));
    expect(shown).toHaveLength(Math.min(expected.length, 160));
  }
});

test.each([
  { sort: 'rating' },
  { sort: 'price' },
  { sort: 'price', near: '38.2,23.4' },
  { sort: 'availability' },
  { sort: 'availability', near: '38.2,23.4' },
  { q: 'balayage', sort: 'price', near: '38.2,23.4' },
])('the pages of a long list %j follow each other', async (query) => {
  const shown = await pages({ ...query, limit: '20' }, 4);
  expect(new Set(shown).size).toBe(80);
  expect(await pages({ ...query, limit: '40' }, 2)).toEqual(shown);
});

test('what only few have is found by every order', async () => {
  const own = { q: 'mirto', availableOn: '2026-12-08' };
  const lists = await Promise.all(
    ['distance', 'rating', 'price', 'availability', 'relevance'].map((sort) =>
      pages({ ...own, sort, limit: '48' }, 99),
    ),
  );
  for (const list of lists) expect(list.toSorted()).toEqual(lists[0]?.toSorted());
  expect(lists[0]?.length).toBeGreaterThan(12);
});
