import { guestMarkCookie } from '@salonica/contract';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookings,
  customers,
  favorites,
  guests,
  idempotencyKeys,
} from '../database/schema/index.ts';
import { createCustomers } from './customers.ts';
import type { Claims } from './verifier.ts';
import { testNow, testVerifier } from '../../../test/backend.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { createCallerApp } from './testing/caller-app.ts';
import { noIdentity } from '../../../test/no-identity.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createVisitor, signedIn } from '../../../test/visitor.ts';

let database: TestDatabase;
let app: Hono;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createCallerApp({ ...options, db: database.db });
});
afterAll(() => database.close());

const options = {
  now: () => testNow,
  identity: noIdentity,
  verifier: testVerifier,
  publicOrigin: undefined,
  isHttps: false,
};
const guest = () => createVisitor(app.request, {});

describe('a guest', () => {
  test('has no identity before the first write, and a cookie afterwards', async () => {
    const visitor = guest();
    expect(await (await visitor.get('/who')).json()).toBeNull();
    expect(visitor.jar.size).toBe(0);
    const made: unknown = await (await visitor.send('PUT', '/who')).json();
    expect(made).toMatchObject({ kind: 'guest' });
    expect(await (await visitor.get('/who')).json()).toEqual(made);
    expect(await (await visitor.send('PUT', '/who')).json()).toEqual(made);
  });

  test('has a cookie that scripts cannot read, stored as a hash only', async () => {
    const response = await guest().send('PUT', '/who');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^salonica-guest=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(await database.db.select().from(guests))).not.toContain(token);
  });

  test('has a mark that scripts can read, and that says nothing about the guest', async () => {
    const response = await guest().send('PUT', '/who');
    const [, mark = ''] = response.headers.getSetCookie();
    expect(mark).toMatch(new RegExp(`^${guestMarkCookie}=1; `));
    expect(mark).toContain('Path=/;');
    expect(mark).not.toContain('HttpOnly');
  });

  test('has the mark again after its cookie was lost', async () => {
    const visitor = guest();
    await visitor.send('PUT', '/who');
    visitor.jar.delete(guestMarkCookie);
    await visitor.get('/who');
    expect(visitor.jar.get(guestMarkCookie)).toBe('1');
  });

  test('has secure cookies on https', async () => {
    const https = createVisitor(
      createCallerApp({
        ...options,
        db: database.db,
        publicOrigin: 'https://salonica.example',
        isHttps: true,
      }).request,
      { Origin: 'https://salonica.example' },
    );
    const response = await https.send('PUT', '/who');
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toContain('Secure');
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

  test('with an unknown cookie has no identity, and loses the cookie', async () => {
    const visitor = guest();
    visitor.jar.set('salonica-guest', 'forged');
    expect(await (await visitor.get('/who')).json()).toBeNull();
    expect(visitor.jar.size).toBe(0);
  });

  test('has to sign in for customers’ calls', async () => {
    const response = await guest().get('/customer');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });
});

describe('a customer', () => {
  test('is stored at the first call, once', async () => {
    const visitor = createVisitor(app.request, signedIn('first'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.get('/customer')));
    const actors = await Promise.all(answers.map(async (answer) => answer.json()));
    expect(new Set(actors.map((actor) => JSON.stringify(actor))).size).toBe(1);
    expect(actors[0]).toMatchObject({ kind: 'customer', uid: 'first' });
    const rows = await database.db.select().from(customers);
    expect(rows.filter((row) => row.identityUid === 'first')).toHaveLength(1);
  });

  test('needs a valid token', async () => {
    const forged = createVisitor(app.request, { Authorization: 'Bearer forged' });
    expect((await forged.get('/who')).status).toBe(401);
    expect((await forged.send('PUT', '/who')).status).toBe(401);
    expect((await forged.get('/public')).status).toBe(200);
  });
});

describe('an account', () => {
  const claims = (uid: string, email: string | undefined, isEmailVerified: boolean): Claims => ({
    uid,
    authTime: 1,
    email,
    isEmailVerified,
    issuedAt: testNow / 1000,
    name: 'Eleni',
  });
  const identity = { ...noIdentity, endSessions: async () => undefined };
  const call = (caller: Claims) =>
    createCustomers({ ...options, identity, db: database.db }).of(caller);
  const rowOf = async (id: string) => {
    const [row] = await database.db.select().from(customers).where(eq(customers.id, id));
    return row;
  };
  const emailOf = async (id: string) => (await rowOf(id))?.email;

  test('starts again where a registration was interrupted, and nothing of that remains', async () => {
    const [begun] = await database.db
      .insert(customers)
      .values({ email: 'begun@salonica.example', fullname: 'A stranger' })
      .returning();
    const id = await call(claims('b1', 'begun@salonica.example', false));
    expect(id).not.toBe(begun?.id);
    const rows = await database.db.select().from(customers);
    expect(rows.filter(({ fullname }) => fullname === 'A stranger')).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ email: 'begun@salonica.example', fullname: 'Eleni' });
  });

  test('never gets the profile of another account, with any e-mail', async () => {
    const email = 'moved@salonica.example';
    const first = await call(claims('m1', email, true));
    const unverified = await call(claims('m2', email, false));
    expect([await emailOf(first), await emailOf(unverified)]).toEqual([email, null]);
    const verified = await call(claims('m3', email, true));
    expect(new Set([first, unverified, verified]).size).toBe(3);
    expect(await rowOf(verified)).toMatchObject({ email, emailVerifiedAt: new Date(testNow) });
    expect(await rowOf(first)).toMatchObject({ email: null, identityUid: 'm1' });
    // The former holder's token was issued earlier.
    expect(await call(claims('m1', email, true))).toBe(first);
    expect([await emailOf(first), await emailOf(verified)]).toEqual([null, email]);
  });

  test('takes over a verified e-mail from any earlier holder', async () => {
    const holder = await call(claims('t1', 'taken@salonica.example', true));
    const mover = await call(claims('t2', 'old@salonica.example', true));
    expect(await call(claims('t2', 'taken@salonica.example', false))).toBe(mover);
    expect(await emailOf(mover)).toBe('old@salonica.example');
    expect(await call(claims('t2', 'taken@salonica.example', true))).toBe(mover);
    expect([await emailOf(holder), await emailOf(mover)]).toEqual([null, 'taken@salonica.example']);
  });

  test('takes a claimed e-mail from another claim, and loses it to the mailbox', async () => {
    const email = 'claimed@salonica.example';
    const first = await call(claims('c1', email, false));
    const second = await call(claims('c2', email, false));
    expect([await emailOf(first), await emailOf(second)]).toEqual([null, email]);
    const owner = await call(claims('c3', email, true));
    expect([await emailOf(second), await emailOf(owner)]).toEqual([null, email]);
  });

  test('with a phone number only has no e-mail', async () => {
    const id = await call(claims('phone', undefined, false));
    expect(await emailOf(id)).toBeNull();
    expect(await call(claims('phone', undefined, false))).toBe(id);
  });

  test('that begins with several calls at once gets one mail', async () => {
    const asked: string[] = [];
    const { of } = createCustomers({ ...options, identity, db: database.db });
    const first = {
      askMailbox: async (_: unknown, { email }: { email: string }) => void asked.push(email),
    };
    await Promise.all(
      Array.from({ length: 5 }, () => of(claims('many', 'many@a.gr', false), first)),
    );
    expect(asked).toEqual(['many@a.gr']);
  });
});

describe('a guest who signs in', () => {
  async function guestWithRecords() {
    const visitor = guest();
    const id = await idOf(await visitor.send('PUT', '/who'));
    await database.db.insert(favorites).values([
      { guestId: id, salonId: '01' },
      { guestId: id, salonId: '02' },
    ]);
    await insertBooking(database.db, { guestId: id });
    await database.db.insert(idempotencyKeys).values({
      actor: `guest:${id}`,
      key: `key-of-${id}`,
      route: 'POST /',
      requestHash: '',
      expiresAt: new Date(testNow),
    });
    return visitor;
  }
  const recordsOf = async (id: string) => ({
    favorites: (await database.db.select().from(favorites).where(eq(favorites.customerId, id)))
      .map((row) => row.salonId)
      .toSorted(),
    bookings: await database.db.$count(bookings, eq(bookings.customerId, id)),
    keys: await database.db.$count(idempotencyKeys, eq(idempotencyKeys.actor, `customer:${id}`)),
  });
  const idOf = async (response: Response) =>
    (await readJson(response, v.object({ id: v.string() }))).id;

  test('keeps bookings and favorites, once and without duplicates', async () => {
    const id = await idOf(await createVisitor(app.request, signedIn('adopter')).get('/customer'));
    await database.db.insert(favorites).values({ customerId: id, salonId: '02' });
    const visitor = await guestWithRecords();
    const token = visitor.jar.get('salonica-guest') ?? '';
    visitor.signIn('adopter');
    await Promise.all(Array.from({ length: 4 }, () => visitor.get('/customer')));
    expect(visitor.jar.size).toBe(0);
    const expected = { favorites: ['01', '02'], bookings: 1, keys: 1 };
    expect(await recordsOf(id)).toEqual(expected);

    const returning = guest();
    returning.jar.set('salonica-guest', token);
    expect(await (await returning.get('/who')).json()).toBeNull();
    const other = createVisitor(app.request, signedIn('somebody-else'));
    other.jar.set('salonica-guest', token);
    const otherId = await idOf(await other.get('/customer'));
    expect(await recordsOf(otherId)).toEqual({ favorites: [], bookings: 0, keys: 0 });
    expect(await recordsOf(id)).toEqual(expected);
  });

  test('stays a guest if the token is invalid', async () => {
    const visitor = await guestWithRecords();
    const response = await visitor.get('/who', { Authorization: 'Bearer forged' });
    expect(response.status).toBe(401);
    expect(visitor.jar.has('salonica-guest')).toBe(true);
    expect(await (await visitor.get('/who')).json()).toMatchObject({ kind: 'guest' });
  });
});
