import { createServer, type IncomingMessage } from 'node:http';
import {
  calendarFeedSchema,
  emailVerifiedSchema,
  newCalendarFeedSchema,
  profileResponseSchema,
} from '@salonica/contract/v1';
import { and, desc, eq } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers, mails } from '../../platform/database/schema/index.ts';
import { adminTokens } from '../../platform/identity/admin-tokens.ts';
import { createVerifier } from '../../platform/identity/create-verifier.ts';
import {
  createIdentityService,
  type IdentityService,
} from '../../platform/identity/identity-service.ts';
import { startIdentityEmulator } from '../../preview/identity-emulator/emulator.ts';
import { listening, type RunningServer } from '../../platform/server.ts';
import { createBackend } from '../../../test/backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Visitor } from '../../../test/visitor.ts';

/** Two callers, one mailbox: in both orders, only the mailbox decides. */

const projectId = 'demo-salonica';
const secret = 'correct horse battery';
let emulator: RunningServer;
let identity: IdentityService;
let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let api: string;
/** Password resets that would have been mailed. */
const resets = new Map<string, string>();

beforeAll(async () => {
  emulator = await startIdentityEmulator({
    port: 0,
    projectId,
    onPasswordReset: (email, code) => resets.set(email, code),
  });
  api = `http://127.0.0.1:${emulator.port}/identitytoolkit.googleapis.com`;
  identity = serviceAt(api);
  database = await openTestDatabase();
  const verifier = await createVerifier(
    { mode: 'emulator', projectId, identityApi: api },
    Date.now,
  );
  backend = createBackend({ db: database.db, identity, verifier, now: Date.now });
});
afterAll(async () => {
  await database.close();
  await emulator.close();
});

const serviceAt = (address: string) =>
  createIdentityService(address, 'demo-api-key', {
    projectId,
    token: adminTokens(undefined, Date.now),
  });

const tokensSchema = v.object({ idToken: v.string(), refreshToken: v.string() });
type Tokens = v.InferOutput<typeof tokensSchema>;

async function call(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${api}/v1/accounts:${path}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
const signIn = async (email: string, password = secret) =>
  v.parse(tokensSchema, await call('signInWithPassword', { email, password }));
/** A sign-in with Google, whose account has the address. */
async function signInWithGoogle(email: string) {
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(idToken)}`;
  const request = { postBody, requestUri: 'http://localhost' };
  return v.parse(tokensSchema, await call('signInWithIdp', request));
}
const browser = ({ idToken }: Tokens) => backend.visitor({ Authorization: `Bearer ${idToken}` });

/** Tokens tell the time in whole seconds, so the next sign-in is in another one. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect
    .poll(() => Math.floor(Date.now() / 1000), { interval: 20, timeout: 3000 })
    .toBeGreaterThan(second);
}

const profile = async (visitor: Visitor) =>
  readJson(await visitor.get('/api/v1/profile'), profileResponseSchema);
const isIn = async (visitor: Visitor) => (await visitor.get('/api/v1/profile')).status === 200;
const makeFeed = async (visitor: Visitor) =>
  (await readJson(await visitor.send('POST', '/api/v1/calendar-feed'), newCalendarFeedSchema)).path;
const feedOf = async (visitor: Visitor) =>
  (await readJson(await visitor.get('/api/v1/calendar-feed'), calendarFeedSchema)).createdAt;
const readFeed = async (path: string) => (await backend.get(path)).status;
const askForChange = (visitor: Visitor, email: string) =>
  visitor.send('POST', '/api/v1/profile/email', { email });
const confirmChange = (token: string) =>
  backend.visitor().send('POST', '/api/v1/profile/email/confirm', { token });
const press = async (token: string, visitor = backend.visitor()) =>
  readJson(
    await visitor.send('POST', '/api/v1/profile/email/verification/confirm', { token }),
    emailVerifiedSchema,
  );

/** The token of the latest link to a mailbox, which only its owner reads. */
async function linkIn(mailbox: string): Promise<string> {
  const rows = await database.db
    .select({ facts: mails.facts })
    .from(mails)
    .where(and(eq(mails.recipient, mailbox), eq(mails.kind, 'email-change')))
    .orderBy(desc(mails.createdAt));
  return rows.find(({ facts }) => facts.linkToken !== undefined)?.facts.linkToken ?? '';
}

async function register(email: string, password = secret): Promise<void> {
  expect((await backend.register({ identity: email, password })).status).toBe(201);
}
const profilesWith = (email: string) =>
  database.db.select().from(customers).where(eq(customers.email, email));

/** Registers with another's address and leaves what outlives a session. */
async function intrude(victim: string) {
  await register(victim, 'chosen by the intruder');
  const tokens = await signIn(victim, 'chosen by the intruder');
  const intruder = browser(tokens);
  const feed = await makeFeed(intruder);
  const wanted = `intruder.${victim}`;
  expect((await askForChange(intruder, wanted)).status).toBe(200);
  await nextSecond();
  return { intruder, tokens, feed, changeLink: await linkIn(wanted) };
}

async function expectEnded({ intruder, feed, changeLink }: Awaited<ReturnType<typeof intrude>>) {
  expect(await isIn(intruder)).toBe(false);
  expect(await readFeed(feed)).toBe(404);
  expect((await confirmChange(changeLink)).status).toBe(404);
}

describe('an intruder who registers first', () => {
  test('has nothing left once the owner signs in with Google', async () => {
    const email = 'google.owner@salonica.example';
    const left = await intrude(email);
    const owner = browser(await signInWithGoogle(email));
    expect(await profile(owner)).toMatchObject({ email, isEmailVerified: true, emailChange: null });
    expect(await feedOf(owner)).toBeNull();
    await expectEnded(left);
    expect(await isIn(owner)).toBe(true);
    // The password that the intruder chose is gone, too.
    await expect(signIn(email, 'chosen by the intruder')).rejects.toThrow('signInWithPassword');
    // A session that the emulator renews is still one with that password.
    const url = api.replace('identitytoolkit', 'securetoken');
    const renewed = await fetch(`${url}/v1/token?key=any`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${left.tokens.refreshToken}`,
    });
    const { id_token: idToken } = v.parse(v.object({ id_token: v.string() }), await renewed.json());
    expect(await isIn(browser({ idToken, refreshToken: '' }))).toBe(false);
  });

  test('has nothing left once the owner resets the password', async () => {
    const email = 'reset.owner@salonica.example';
    const left = await intrude(email);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await expect.poll(() => resets.get(email)).toBeDefined();
    await call('resetPassword', { oobCode: resets.get(email), newPassword: secret });
    const owner = browser(await signIn(email));
    expect(await profile(owner)).toMatchObject({ email, isEmailVerified: true, emailChange: null });
    expect(await feedOf(owner)).toBeNull();
    await expectEnded(left);
  });

  test('has nothing left once the owner opens the link of the mail', async () => {
    const email = 'link.owner@salonica.example';
    const left = await intrude(email);
    expect((await press(await linkIn(email))).keepsSession).toBe(false);
    await expectEnded(left);
  });

  test('cannot change the address by a link that was sent before', async () => {
    const email = 'late.owner@salonica.example';
    const { changeLink } = await intrude(email);
    await press(await linkIn(email));
    expect((await confirmChange(changeLink)).status).toBe(404);
    expect(await profilesWith(email)).toHaveLength(1);
  });
});

describe('an owner who comes first', () => {
  test('keeps profile and address against all that a stranger tries', async () => {
    const email = 'first.owner@salonica.example';
    const owner = browser(await signInWithGoogle(email));
    await profile(owner);
    const feed = await makeFeed(owner);
    expect((await backend.register({ identity: email })).status).toBe(409);
    const thief = 'thief@salonica.example';
    await register(thief);
    const stranger = browser(await signIn(thief));
    expect((await askForChange(stranger, email)).status).toBe(200);
    expect(await profile(stranger)).toMatchObject({ email: thief, isEmailVerified: false });
    // Not even the owner's own press gives it away.
    expect((await confirmChange(await linkIn(email))).status).toBe(409);
    expect(await isIn(owner)).toBe(true);
    expect(await readFeed(feed)).toBe(200);
    expect(await profilesWith(email)).toHaveLength(1);
  });

  test('keeps the records although the account is gone and a stranger gets a new one', async () => {
    const email = 'gone.owner@salonica.example';
    const tokens = await signInWithGoogle(email);
    await profile(browser(tokens));
    const [before] = await profilesWith(email);
    await call('delete', { idToken: tokens.idToken });
    await register(email, 'chosen by the intruder');
    const stranger = browser(await signIn(email, 'chosen by the intruder'));
    expect(await profile(stranger)).toMatchObject({ isEmailVerified: false });
    expect(await profilesWith(email)).toMatchObject([{ id: before?.id }]);
    // The mailbox is the owner's, who gets the address for the new account, and no old profile.
    await nextSecond();
    const back = browser(await signInWithGoogle(email));
    expect(await profile(back)).toMatchObject({ email, isEmailVerified: true });
    const rows = await profilesWith(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).not.toBe(before?.id);
  });

  test('stays signed in where the link is opened in the same browser', async () => {
    const email = 'same.browser@salonica.example';
    await register(email);
    const other = browser(await signIn(email));
    await profile(other);
    await nextSecond();
    const own = browser(await signIn(email));
    await profile(own);
    expect(await press(await linkIn(email), own)).toEqual({
      email,
      wasVerified: false,
      keepsSession: true,
    });
    expect([await isIn(other), await isIn(own)]).toEqual([false, true]);
    const uid = (await profilesWith(email))[0]?.identityUid ?? '';
    expect(await identity.accountOf(uid)).toMatchObject({ email, providers: ['password'] });
    await nextSecond();
    expect(await profile(browser(await signIn(email)))).toMatchObject({ isEmailVerified: true });
  });
});

test('an evening with 200 registrations works although sign-ups of a network are limited', async () => {
  let signUps = 0;
  const service = createServer((request, response) => {
    // As the real service does with visitors' own sign-ups.
    if (request.url?.includes('accounts:signUp') === true && (signUps += 1) > 100) {
      const error = { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
      response.writeHead(400).end(JSON.stringify({ error }));
      return;
    }
    void forward(request).then(({ status, body }) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
    );
  });
  service.listen(0, '127.0.0.1');
  const limited = await listening(service, 0);
  const busy = createBackend({
    db: database.db,
    identity: serviceAt(`http://127.0.0.1:${limited.port}`),
  });
  const statuses: number[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const answers = Array.from({ length: 20 }, async (_, index) =>
      busy.register({ identity: `evening.${batch}.${index}@salonica.example` }),
    );
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  await limited.close();
  expect(statuses).toHaveLength(200);
  expect(new Set(statuses)).toEqual(new Set([201]));
}, 60_000);

async function forward(request: IncomingMessage) {
  const { authorization = '' } = request.headers;
  const answer = await fetch(`${api}${request.url ?? ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', authorization },
    body: await text(request),
  });
  return { status: answer.status, body: await answer.text() };
}
