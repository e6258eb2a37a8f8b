import { type SalonPageResponse } from '@salonica/contract/v1';
import { describe, expect, test } from 'vitest';
import { cityCentre, milesBetween } from './distance.ts';
import { salonSeeds } from '../../preview/seed/catalogue.ts';
import { pathOf, salonCalls } from './testing/salon-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const server = fileBackend();

const { find, idsFor, details, allPages } = salonCalls(server);

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
      /^\/storage\/salons\/01\/facade\.[\da-f]+-dark\.avif$/,
    );
  });

  test('has Greek texts', async () => {
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

  test('is sorted by the requested order, then by id', async () => {
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

  test('measures from the requested place', async () => {
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

  test('measures known distances from the centre', async () => {
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
  ] as const)('with %j contains exactly the matching ones', async (query, fits) => {
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
    const response = await server.backend.get(pathOf({ [name]: value }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      fields: { [name]: 'This value is not accepted.' },
    });
  });

  test('responds with 304 while nothing changes, for one language', async () => {
    const first = await server.backend.get('/api/v1/salons', { 'Accept-Language': 'en' });
    const etag = first.headers.get('ETag') ?? '';
    const ask = (language: string) =>
      server.backend.get('/api/v1/salons', { 'Accept-Language': language, 'If-None-Match': etag });
    expect((await ask('en')).status).toBe(304);
    expect((await ask('el')).status).toBe(200);
  });
});

type Salon = SalonPageResponse['salons'][number];

function isIn(categoryId: string) {
  return ({ categories }: Salon) => categories.some(({ id }) => id === categoryId);
}
