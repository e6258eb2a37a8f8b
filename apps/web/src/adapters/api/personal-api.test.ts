import { expect, it } from 'vitest';
import { createAddressesApi } from './addresses-api.ts';
import { createFavoritesApi } from './favorites-api.ts';
import { picturesOf } from './pictures.ts';
import { createRecommendationsApi } from './recommendations-api.ts';
import { clientWith, createTestClient } from './testing/test-client.ts';
import { atelier } from './testing/wire-salons.ts';

const request = { language: 'en', signal: new AbortController().signal };
const pictures = picturesOf('https://api.example');
const greek = () => 'el';

it('keeps favorites under the ids of their salons', async () => {
  const { client, asked } = clientWith(
    { ids: ['01'] },
    { salons: [atelier] },
    undefined,
    undefined,
  );
  const favorites = createFavoritesApi(client, pictures, greek);
  expect(await favorites.ids()).toEqual(['01']);
  expect((await favorites.list(request))[0]?.picture?.light).toBe(
    'https://api.example/storage/facade.svg',
  );
  await favorites.add('02');
  await favorites.remove('01');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/favorites/ids',
    'GET /api/v1/favorites',
    'PUT /api/v1/favorites/02',
    'DELETE /api/v1/favorites/01',
  ]);
  for (const { headers } of asked) expect(headers.get('authorization')).toBe('Bearer token-1');
});

it('asks for the records of a guest, not of a new visitor', async () => {
  const fetched = async (mayBeGuest: boolean) => {
    const { client, fetch } = createTestClient(() => Response.json({ ids: ['01'] }), {
      mayBeGuest: () => mayBeGuest,
    });
    return { ids: await createFavoritesApi(client, pictures, greek).ids(), fetch };
  };
  expect((await fetched(true)).ids).toEqual(['01']);
  const stranger = await fetched(false);
  expect(stranger.ids).toEqual([]);
  expect(stranger.fetch).not.toHaveBeenCalled();
});

const details = { type: 'home', name: 'Home', address: '5 Ermou', city: 'Thessaloniki' } as const;
const saved = { id: 'a1', ...details, isDefault: true };

it('keeps addresses', async () => {
  const { client, asked } = clientWith(
    { addresses: [saved] },
    { address: saved },
    { address: saved },
    { address: saved },
    { address: saved },
  );
  const addresses = createAddressesApi(client, greek);
  expect(await addresses.list(request)).toEqual([saved]);
  expect(await addresses.add(details, true, 'key-of-form')).toEqual(saved);
  await addresses.change('a1', details, false);
  expect(await addresses.remove('a1')).toEqual(saved);
  await addresses.restore(saved);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/addresses',
    'POST /api/v1/addresses',
    'PUT /api/v1/addresses/a1',
    'DELETE /api/v1/addresses/a1',
    'POST /api/v1/addresses/a1/restore',
  ]);
  expect(asked[1]?.headers.get('idempotency-key')).toBe('key-of-form');
  expect(asked[1]?.body).toEqual({ ...details, isDefault: true });
  expect(asked[2]?.body).toEqual({ ...details, isDefault: false });
  expect(asked[3]?.headers.get('accept-language')).toBe('el');
});

it('reads recommendations with their salons', async () => {
  const recommended = [{ salonId: '01', reason: { kind: 'loved' } }];
  const { client } = clientWith({
    favorites: [],
    recommended,
    trending: ['Haircut'],
    salons: [atelier],
  });
  const answer = await createRecommendationsApi(client, pictures).get(request);
  expect(answer).toMatchObject({ recommended, trending: ['Haircut'], salons: [{ id: '01' }] });
});
