import { apiKeyHeader, apiPaths, runtimeConfigSchema } from '@salonica/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from './backend.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db });
});
afterAll(() => database.close());

describe.each([apiPaths.homePageData, apiPaths.registerUser])('POST %s', (path) => {
  test.each([
    ['a wrong key', { [apiKeyHeader]: 'wrong' }],
    ['an empty key', { [apiKeyHeader]: '' }],
  ])('answers 401 to %s', async (_case, headers) => {
    const response = await backend.post(path, { user_id: 5 }, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'This app may not use the service.' });
  });

  test.each([
    ['malformed JSON', '{"user_id":', {}],
    ['an empty body', '', {}],
    ['no object', '"text"', {}],
    ['a form', 'user_id=5', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON that calls itself text', '{"user_id":5}', { 'Content-Type': 'text/plain' }],
  ])('answers 422 to %s', async (_case, body, headers: Record<string, string>) => {
    const response = await backend.post(path, body, headers);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'The request could not be read.' });
  });

  test('answers 413 to a body that is too large', async () => {
    const response = await backend.post(path, { user_id: 5, more: 'x'.repeat(20_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'The request is too large.' });
  });
});

test.each(['/api', '/api/nope', '/api/user/', '/api/user/fetchHomePageData/more'])(
  'the unknown path %s answers 404 in JSON',
  async (path) => {
    const response = await backend.post(path, {});
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ message: 'There is nothing at this address.' });
  },
);

test('a failure inside answers 500 without details', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const broken = createBackend({ db: closed.db });
  const response = await broken.fetchHomePage({ 'Accept-Language': 'el' });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.' });
  expect((await broken.get(apiPaths.health)).status).toBe(503);
});

test('health answers while the database does', async () => {
  const response = await backend.get(apiPaths.health);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('answers about people are kept by no cache', async () => {
  const response = await backend.fetchHomePage();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

describe('the runtime configuration', () => {
  test('names the emulator by default', async () => {
    const response = await backend.get('/config.json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(v.parse(runtimeConfigSchema, await response.json())).toMatchObject({
      identity: { emulatorUrl: 'http://localhost:9099', projectId: 'demo-salonica' },
      phoneSignIn: false,
    });
  });

  test('carries what the environment says', async () => {
    const live = createBackend({
      db: database.db,
      env: {
        NODE_ENV: 'production',
        API_KEY: 'key',
        IDENTITY_API_KEY: 'identity-key',
        IDENTITY_AUTH_DOMAIN: 'auth.example',
        IDENTITY_PROJECT_ID: 'salonica',
        TOKEN_SYNC_URL: 'https://sync.example/token',
        PREVIEW_BANNER: 'disconnected',
      },
    });
    const response = await live.get('/config.json');
    expect(await response.json()).toEqual({
      identity: { apiKey: 'identity-key', authDomain: 'auth.example', projectId: 'salonica' },
      tokenSyncUrl: 'https://sync.example/token',
      phoneSignIn: false,
      previewBanner: 'disconnected',
    });
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain('https://sync.example;');
    expect(policy).toContain('frame-src https://auth.example;');
  });
});
