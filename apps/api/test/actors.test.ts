import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers, guests } from '../src/database/schema/index.ts';
import { answerError, ApiError } from '../src/http/api-error.ts';
import { actorOf, requireActor, requireCustomer } from '../src/identity/actor.ts';
import { identifyCaller } from '../src/identity/caller.ts';
import { testVerifier } from './backend.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { createVisitor, signedIn } from './visitor.ts';

let database: TestDatabase;
let app: Hono;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createCalls(false);
});
afterAll(() => database.close());

function createCalls(isHttps: boolean, publicOrigin?: string): Hono {
  const calls = new Hono();
  calls.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    throw error;
  });
  calls.use(identifyCaller({ db: database.db, verifier: testVerifier, publicOrigin, isHttps }));
  calls.get('/who', async (c) => c.json(await actorOf(c)));
  calls.put('/who', async (c) => c.json(await requireActor(c)));
  calls.get('/customer', async (c) => c.json(await requireCustomer(c)));
  calls.get('/public', (c) => c.text('public'));
  return calls;
}

const guest = () => createVisitor(app, {});

describe('a guest', () => {
  test('is nobody until the first write, and known by a cookie from there on', async () => {
    const visitor = guest();
    expect(await (await visitor.get('/who')).json()).toBeNull();
    expect(visitor.jar.size).toBe(0);
    const made: unknown = await (await visitor.send('PUT', '/who')).json();
    expect(made).toMatchObject({ kind: 'guest' });
    expect(await (await visitor.get('/who')).json()).toEqual(made);
    expect(await (await visitor.send('PUT', '/who')).json()).toEqual(made);
  });

  test('has a cookie that no script reads, and of which the database holds only a hash', async () => {
    const response = await guest().send('PUT', '/who');
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^salonica-guest=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(await database.db.select().from(guests))).not.toContain(token);
  });

  test('has a secure cookie on https', async () => {
    const https = createVisitor(createCalls(true, 'https://salonica.example'), {
      Origin: 'https://salonica.example',
    });
    const response = await https.send('PUT', '/who');
    expect(response.headers.get('Set-Cookie')).toContain('Secure');
  });

  test('cannot be used by a page of another site', async () => {
    const visitor = guest();
    await visitor.send('PUT', '/who');
    const other = { Origin: 'https://evil.example' };
    const crossSite = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.send('PUT', '/who', {}, other)).status).toBe(403);
    expect((await visitor.send('PUT', '/who', {}, crossSite)).status).toBe(403);
    expect((await guest().send('PUT', '/who', {}, other)).status).toBe(403);
    const sameOrigin = { Origin: 'https://proxied.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await visitor.send('PUT', '/who', {}, sameOrigin)).status).toBe(200);
  });

  test('with a cookie of nobody is nobody, and loses the cookie', async () => {
    const visitor = guest();
    visitor.jar.set('salonica-guest', 'forged');
    expect(await (await visitor.get('/who')).json()).toBeNull();
    expect(visitor.jar.size).toBe(0);
  });

  test('is asked to sign in where only customers may go', async () => {
    const response = await guest().get('/customer');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });
});

describe('a customer', () => {
  test('is stored at the first call, once', async () => {
    const visitor = createVisitor(app, signedIn('first'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.get('/customer')));
    const actors = await Promise.all(answers.map(async (answer) => answer.json()));
    expect(new Set(actors.map((actor) => JSON.stringify(actor))).size).toBe(1);
    expect(actors[0]).toMatchObject({ kind: 'customer', uid: 'first' });
    const rows = await database.db.select().from(customers);
    expect(rows.filter((row) => row.identityUid === 'first')).toHaveLength(1);
  });

  test('needs a token that holds', async () => {
    const forged = createVisitor(app, { Authorization: 'Bearer forged' });
    expect((await forged.get('/who')).status).toBe(401);
    expect((await forged.send('PUT', '/who')).status).toBe(401);
    expect((await forged.get('/public')).status).toBe(200);
  });
});
