import { expect, it } from 'vitest';
import { picturesOf } from './pictures.ts';
import { createSalonsApi } from './salons-api.ts';
import { createTestClient, clientWith } from './testing/test-client.ts';
import { atelier, atelierDetails } from './testing/wire-salons.ts';

const request = { language: 'en', signal: new AbortController().signal };
const pictures = picturesOf('https://api.example');

it('sends every part of a list request', async () => {
  const { client, asked } = clientWith({ salons: [atelier], total: 48, nextCursor: 'next' });
  const page = await createSalonsApi(client, pictures).list(
    {
      text: 'κούρεμα',
      place: 'Λαδάδικα',
      categoryIds: ['1', '2'],
      price: '$$',
      topRated: true,
      rating: 4.5,
      near: { latitude: 40.6264, longitude: 22.948_400_01 },
      within: 2.5,
      availableOn: '2027-01-08',
      sort: 'rating',
      cursor: 'here',
      limit: 24,
    },
    request,
  );
  expect(page).toMatchObject({ total: 48, nextCursor: 'next', items: [{ id: '01' }] });
  expect(page.items[0]?.picture?.dark).toBe('https://api.example/storage/facade-dark.svg');
  expect(Object.fromEntries(new URL(`http://x${asked[0]?.path}`).searchParams)).toEqual({
    q: 'κούρεμα',
    place: 'Λαδάδικα',
    categories: '1,2',
    price: '$$',
    topRated: 'true',
    rating: '4.5',
    near: '40.626400,22.948400',
    within: '2.5',
    availableOn: '2027-01-08',
    sort: 'rating',
    cursor: 'here',
    limit: '24',
  });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

it('requests everything without conditions', async () => {
  const { client, asked } = clientWith({ salons: [], total: 0, nextCursor: null });
  await createSalonsApi(client, pictures).list({ topRated: false, cursor: null }, request);
  expect(asked[0]?.path).toBe('/api/v1/salons');
});

it('reads all of a salon', async () => {
  const { client, asked } = clientWith(atelierDetails);
  const salon = await createSalonsApi(client, pictures).get('0/1', request);
  expect(asked[0]?.path).toBe('/api/v1/salons/0%2F1');
  expect(salon?.pictures).toEqual([
    {
      light: 'https://api.example/storage/facade.svg',
      dark: 'https://api.example/storage/facade-dark.svg',
      caption: 'The front',
    },
  ]);
  expect(salon?.sharedPicture).toBe('https://api.example/storage/share.jpg');
  expect(salon?.team[0]?.picture).toBe('https://api.example/storage/avatars/nikos.svg');
});

const nobody = () =>
  createTestClient(() => Response.json({ code: 'not-found', message: 'No.' }, { status: 404 }));

it('finds no salon of an unknown id, and no reviews of it', async () => {
  const api = createSalonsApi(nobody().client, pictures);
  expect(await api.get('99', request)).toBeNull();
  const query = { order: 'newest', stars: null, cursor: null } as const;
  expect(await api.reviews('99', query, request)).toMatchObject({ items: [], total: 0 });
});

it('distinguishes an unavailable server from an unknown salon', async () => {
  const { client } = createTestClient(() => new Response(null, { status: 503 }));
  await expect(createSalonsApi(client, pictures).get('01', request)).rejects.toMatchObject({
    failure: { kind: 'unavailable' },
  });
});

it('reads reviews with their portraits', async () => {
  const review = {
    id: 'r1',
    author: 'Maria',
    picture: '/storage/avatars/maria.svg',
    stars: 5,
    date: '2026-11-01',
    text: null,
    language: 'el',
    isVerified: true,
  };
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 };
  const { client, asked } = clientWith({
    summary: { rating: 5, count: 1, counts },
    reviews: [review],
    total: 1,
    nextCursor: null,
  });
  const query = { order: 'highest', stars: 5, cursor: null } as const;
  const page = await createSalonsApi(client, pictures).reviews('01', query, request);
  expect(asked[0]?.path).toBe('/api/v1/salons/01/reviews?order=highest&stars=5');
  expect(page.items[0]?.picture).toBe('https://api.example/storage/avatars/maria.svg');
  expect(page.summary.counts[5]).toBe(1);
});
