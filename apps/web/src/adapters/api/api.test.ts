import { expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { clientWith, createTestClient } from './testing/test-client.ts';
import { atelier, atelierDetails } from './testing/wire-salons.ts';

const host = 'https://api.example';

function apiWith(...answers: readonly unknown[]) {
  const { client, asked } = clientWith(...answers);
  return { api: createApi(client, host), asked };
}

const details = { type: 'home', name: 'Home', address: '5 Ermou', city: 'Thessaloniki' } as const;
const saved = { id: 'a1', ...details, isDefault: true };

it('sends the variable parts of the path, the query, the body and the headers of a row', async () => {
  const { api, asked } = apiWith({ address: saved }, undefined, {
    salons: [],
    total: 0,
    nextCursor: null,
    understood: { q: null, place: null, suggestion: null, widened: false },
  });
  const body = { ...details, isDefault: true };
  await api.addAddress({ body, idempotencyKey: 'key-of-form', language: 'el' });
  await api.removeFavorite({ id: 'a/b' });
  const near = { latitude: 40.6401234567, longitude: 22.9 };
  await api.findSalons({ query: { categories: ['1', '2'], limit: 10, near, place: undefined } });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/addresses',
    'DELETE /api/v1/favorites/a%2Fb',
    'GET /api/v1/salons?categories=1%2C2&limit=10&near=40.640123%2C22.900000',
  ]);
  expect(asked[0]?.headers.get('idempotency-key')).toBe('key-of-form');
  expect(asked[0]?.headers.get('accept-language')).toBe('el');
  expect(asked[0]?.body).toEqual(body);
});

it('sends the token to rows of actors and customers only', async () => {
  const { api, asked } = apiWith({ addresses: [] }, { salon: null, team: {} });
  await api.listAddresses();
  await api.readSalonNextFree({ id: '01' });
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    null,
  ]);
});

it('returns parsed values: pictures with the host, instants as numbers', async () => {
  const expiresAt = '2030-01-02T03:04:05Z';
  const { api } = apiWith(
    { salons: [atelier] },
    {
      name: null,
      email: null,
      isEmailVerified: false,
      emailChange: { email: 'new@salonica.example', expiresAt },
      picture: null,
      figures: { bookings: 0, favorites: 0, spent: { minor: 0, currency: 'USD' }, rating: null },
    },
  );
  const { salons } = await api.listFavorites();
  expect(salons[0]?.picture?.light).toBe(`${host}/storage/facade.svg`);
  expect((await api.readProfile()).emailChange?.expiresAt).toBe(Date.parse(expiresAt));
});

it('returns the content of a file', async () => {
  const content = new Blob(['a'], { type: 'image/webp' });
  const { client } = createTestClient(() => new Response(content));
  const picture = await createApi(client, host).readPicture();
  expect(picture.type).toBe('image/webp');
  expect(await picture.text()).toBe('a');
});

it('gives the host to every picture of a salon', async () => {
  const { api, asked } = apiWith(atelierDetails);
  const salon = await api.readSalon({ id: '0/1' });
  expect(asked[0]?.path).toBe('/api/v1/salons/0%2F1');
  expect(salon.pictures).toEqual([
    {
      light: `${host}/storage/facade.svg`,
      dark: `${host}/storage/facade-dark.svg`,
      caption: 'The front',
    },
  ]);
  expect(salon.sharedPicture).toBe(`${host}/storage/share.jpg`);
  expect(salon.team[0]?.picture).toBe(`${host}/storage/avatars/nikos.svg`);
});

it('counts a response that does not fit its row as a failure of the server', async () => {
  const { api } = apiWith({ addresses: 'none' });
  await expect(api.listAddresses()).rejects.toMatchObject({ failure: { kind: 'server' } });
});

it('asks for the records of a guest, not of a new visitor', async () => {
  const fetched = async (mayBeGuest: boolean) => {
    const { client, fetch } = createTestClient(() => Response.json({ ids: ['01'] }), {
      mayBeGuest: () => mayBeGuest,
    });
    return { ids: (await createApi(client, host).listFavoriteIds()).ids, fetch };
  };
  expect((await fetched(true)).ids).toEqual(['01']);
  const stranger = await fetched(false);
  expect(stranger.ids).toEqual([]);
  expect(stranger.fetch).not.toHaveBeenCalled();
});

it('repeats a public call without the token where the session has ended', async () => {
  const answer = { email: 'eleni@salonica.example', wasVerified: false, keepsSession: false };
  const refused = vi.fn<() => void>();
  const { client, fetch } = createTestClient(
    ({ headers }) =>
      headers.has('authorization')
        ? Response.json({ code: 'unauthorized', message: 'Sign in.' }, { status: 401 })
        : Response.json(answer),
    { token: async () => 'token-1', onTokenRefused: refused },
  );
  const body = { token: 'a'.repeat(43) };
  expect(await createApi(client, host).confirmEmail({ body })).toEqual(answer);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('sends the secret of a link as a header', async () => {
  const { api, asked } = apiWith(undefined);
  await api.forgetVisit({ secret: 'secret-1' });
  expect(asked[0]?.headers.get('visit-token')).toBe('secret-1');
  expect(asked[0]?.path).toBe('/api/v1/visit/forget');
});
