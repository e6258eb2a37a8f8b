import { corpus, mistyped, type Right, typoKinds } from '@salonica/search/testing';
import { describe, expect, it, test } from 'vitest';
import { findInMarket, isRight, market } from './testing/seed-market.ts';

/** Share of the queries that have to be right. */
const bar = 0.95;

const firstOf = (query: string) => {
  const { salons, place, suggestion } = findInMarket(query);
  const first = salons
    .slice(0, 3)
    .map(({ id, name, service }) => `${id} ${name} (${service ?? '–'})`);
  return `${JSON.stringify(query)}: ${first.join(', ')} | ${place?.en ?? 'no place'} | ${suggestion ?? ''}`;
};

test('at least 95 % of the corpus has its right first results', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  const missed = corpus.filter(({ query, right }) => !isRight(right, findInMarket(query)));
  const misses = missed.map(({ query }) => firstOf(query));
  const share = 1 - missed.length / corpus.length;
  expect(share >= bar ? [] : misses).toEqual([]);
});

interface Named {
  readonly text: string;
  readonly right: Right;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const services = new Map(
  market.flatMap(({ offer }) =>
    offer.flatMap(({ name }) => {
      const right = { service: new RegExp(`^${escaped(name.en)}$`) };
      return [
        [name.en, { text: name.en, right }] as const,
        [name.el, { text: name.el, right }] as const,
      ];
    }),
  ),
);

const districts = [
  'Kalamaria',
  'Καλαμαριά',
  'Toumba',
  'Τούμπα',
  'Pylaia',
  'Πυλαία',
  'Charilaou',
  'Χαριλάου',
  'Evosmos',
  'Εύοσμος',
  'Stavroupoli',
  'Σταυρούπολη',
  'Neapoli',
  'Νεάπολη',
  'Sykies',
  'Συκιές',
  'Ampelokipoi',
  'Αμπελόκηποι',
  'Menemeni',
  'Μενεμένη',
  'Panorama',
  'Πανόραμα',
  'Thermi',
  'Θέρμη',
  'Oraiokastro',
  'Ωραιόκαστρο',
];

/** Everything that has a name. */
const kinds: Readonly<Record<string, readonly Named[]>> = {
  service: [...services.values()],
  salon: market.map(({ id, name }) => ({ text: name, right: { salons: [id] } })),
  district: districts.map((text) => ({
    text,
    right: { place: findInMarket(text).place?.en ?? '' },
  })),
  // One of each team, which is enough to see the rules at work.
  barber: market.flatMap(({ id, team }) =>
    team.slice(-1).flatMap(({ name }) => [
      { text: name.en, right: { salons: idsWith(name.en, id) } },
      { text: name.el, right: { salons: idsWith(name.en, id) } },
    ]),
  ),
};

function idsWith(name: string, id: string): readonly string[] {
  const others = market.filter(({ team }) => team.some((person) => person.name.en === name));
  return [id, ...others.map((one) => one.id)];
}

/** Places of an error inside a word. */
const spots = [0.1, 0.5, 0.9];

/** The measured shares, rounded down: a rule that makes one worse has to be worth it. */
const measured = 0.95;

describe.each(Object.entries(kinds))('every %s is found', (kind, named) => {
  it('by its name', () => {
    const missed = named.filter(({ text, right }) => !isRight(right, findInMarket(text)));
    expect(missed.map(({ text }) => firstOf(text))).toEqual([]);
  });

  it.each(typoKinds)('with a typing error: %s', (typo) => {
    const tried = named.flatMap(({ text, right }) =>
      spots.flatMap((spot) => {
        const query = mistyped(text, typo, spot);
        return query === undefined ? [] : [{ query, text, right }];
      }),
    );
    const missed = tried.filter(({ query, right }) => !isRight(right, findInMarket(query)));
    const share = 1 - missed.length / Math.max(1, tried.length);
    const misses = missed.map(({ text, query }) => `${text}: ${firstOf(query)}`);
    expect(share >= measured ? [] : misses).toEqual([]);
  });
});
