import { apiKeyHeader, apiPaths, runtimeConfigSchema } from '@salonica/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

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
    expect(await response.json()).toMatchObject({
      message: 'This app is not allowed to use the service.',
    });
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
    expect(await response.json()).toMatchObject({ message: 'Nothing was found at this address.' });
  },
);

test('a failure inside answers 500 without details', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const broken = createBackend({ db: closed.db });
  const response = await broken.fetchHomePage({ 'Accept-Language': 'el' });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.' });
});

describe('a process', () => {
  const ready = async (asked: typeof backend) => {
    const response = await asked.get(apiPaths.ready);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return [response.status, await response.json()];
  };

  test('is ready while its database answers', async () => {
    expect(await ready(backend)).toEqual([200, { status: 'ready' }]);
  });

  test('is alive but not ready while its database is unavailable', async () => {
    const closed = await openTestDatabase();
    await closed.close();
    const broken = createBackend({ db: closed.db });
    expect(await ready(broken)).toEqual([503, { status: 'unavailable' }]);
    const health = await broken.get(apiPaths.health);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('is not ready while its database lacks a migration', async () => {
    await using behind = await openTestDatabase();
    await behind.db.execute(
      sql`delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    const older = createBackend({ db: behind.db });
    expect(await ready(older)).toEqual([503, { status: 'unavailable' }]);
  });

  test('is not ready once it has to stop', async () => {
    const stopped = createBackend({ db: database.db, stopping: AbortSignal.abort() });
    expect(await ready(stopped)).toEqual([503, { status: 'unavailable' }]);
  });
});

test('responses with personal data are not cached', async () => {
  const response = await backend.fetchHomePage();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

describe('the runtime configuration', () => {
  test('names the emulator where one is used', async () => {
    const response = await backend.get('/config.json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(v.parse(runtimeConfigSchema, await response.json())).toMatchObject({
      identity: { emulatorUrl: 'http://localhost:9099', projectId: 'demo-salonica' },
      phoneSignIn: false,
    });
  });

  test('contains the settings of the environment', async () => {
    const live = createBackend({
      db: database.db,
      env: {
        NODE_ENV: 'production',
        IDENTITY_MODE: 'live',
        PUBLIC_ORIGIN: 'https://salonica.example',
        SMTP_URL: 'smtps://mail.example',
        API_KEY: 'key',
        IDENTITY_API_KEY: 'identity-key',
        IDENTITY_AUTH_DOMAIN: 'auth.example',
        IDENTITY_PROJECT_ID: 'salonica',
        IDENTITY_SERVICE_ACCOUNT: '/run/secrets/identity.json',
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
