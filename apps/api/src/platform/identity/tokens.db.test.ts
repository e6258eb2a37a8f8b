import { createServer } from 'node:http';
import type { Hono } from 'hono';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type GenerateKeyPairResult,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveVerifier } from './live-verifier.ts';
import { createVerifier } from './create-verifier.ts';
import type { Verifier } from './verifier.ts';
import { demoAccount } from '../../preview/identity-emulator/admin.ts';
import { startIdentityEmulator } from '../../preview/identity-emulator/emulator.ts';
import { listening, type RunningServer } from '../server.ts';
import { testNow } from '../../../test/backend.ts';
import { createCallerApp } from './testing/caller-app.ts';
import { noIdentity } from '../../../test/no-identity.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const projectId = 'demo-salonica';
const seconds = testNow / 1000;
const rs256 = { alg: 'RS256', kid: 'google-1' };

const claims: JWTPayload = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'eleni',
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 60,
  email: 'Eleni@Salonica.Example',
  email_verified: true,
};

let database: TestDatabase;
let emulator: RunningServer;
let emulatorToken: string;
let google: GenerateKeyPairResult;
let stranger: GenerateKeyPairResult;
let live: Hono;

beforeAll(async () => {
  [database, emulator, google, stranger] = await Promise.all([
    openTestDatabase(),
    startIdentityEmulator({ port: 0, projectId, onPasswordReset: () => undefined }),
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
  ]);
  emulatorToken = await signInAtEmulator();
  const jwk = { ...(await exportJWK(google.publicKey)), ...rs256, use: 'sig' };
  const keys = createLocalJWKSet({ keys: [jwk] });
  live = app(createLiveVerifier({ projectId, keys, now: () => testNow }));
});
afterAll(async () => {
  await emulator.close();
  await database.close();
});

const app = (verifier: Verifier) =>
  createCallerApp({
    db: database.db,
    now: Date.now,
    identity: noIdentity,
    verifier,
    publicOrigin: undefined,
    isHttps: false,
  });

const ask = (caller: Hono, token: string) =>
  caller.request('/customer', { headers: { Authorization: `Bearer ${token}` } });

const sign = (payload: JWTPayload, key = google.privateKey, header = rs256) =>
  new SignJWT(payload).setProtectedHeader(header).sign(key);

const without = (name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

const emulatorApi = () => `http://127.0.0.1:${emulator.port}/identitytoolkit.googleapis.com`;

async function signInAtEmulator(): Promise<string> {
  const response = await fetch(`${emulatorApi()}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: demoAccount.email,
      password: demoAccount.password,
      returnSecureToken: true,
    }),
  });
  return (await readJson(response, v.object({ idToken: v.string() }))).idToken;
}

describe('in live mode', () => {
  test('a token that Google signed for the project is accepted', async () => {
    const response = await ask(live, await sign(claims));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ uid: 'eleni', authTime: seconds - 60 });
  });

  test.each<[string, () => string | Promise<string>]>([
    ['no token', () => 'forged'],
    ['alg none', () => new UnsecuredJWT(claims).encode()],
    [
      'HS256 with the public key as its secret',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'google-1' })
          .sign(new TextEncoder().encode(await exportSPKI(google.publicKey))),
    ],
    [
      'another algorithm',
      async () => {
        const { privateKey } = await generateKeyPair('RS512');
        return sign(claims, privateKey, { alg: 'RS512', kid: 'google-1' });
      },
    ],
    ['a key of somebody else', () => sign(claims, stranger.privateKey)],
    ['an unknown key', () => sign(claims, stranger.privateKey, { ...rs256, kid: 'google-9' })],
    ['another audience', () => sign({ ...claims, aud: 'another-project' })],
    ['another issuer', () => sign({ ...claims, iss: 'https://accounts.google.com' })],
    ['an end in the past', () => sign({ ...claims, exp: seconds - 60 })],
    ['a sign-in in the future', () => sign({ ...claims, auth_time: seconds + 60 })],
    ['an issue in the future', () => sign({ ...claims, iat: seconds + 60 })],
    ['an empty subject', () => sign({ ...claims, sub: '' })],
    ['no subject', () => sign(without('sub'))],
    ['no issue time', () => sign(without('iat'))],
    ['no end', () => sign(without('exp'))],
    ['no sign-in time', () => sign(without('auth_time'))],
    ['a token of the emulator', () => emulatorToken],
  ])('%s is refused', async (_case, token) => {
    const response = await ask(live, await token());
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });

  test.each([500, 404])(
    'keys that are answered with %i are 503, never accepted',
    async (status) => {
      const server = createServer((_request, response) => response.writeHead(status).end());
      server.listen(0, '127.0.0.1');
      const running = await listening(server, 0);
      const url = new URL(`http://127.0.0.1:${running.port}/keys`);
      const verifier = createLiveVerifier({
        projectId,
        keys: createRemoteJWKSet(url),
        now: () => testNow,
      });
      expect((await ask(app(verifier), await sign(claims))).status).toBe(503);
      await running.close();
      expect((await ask(app(verifier), await sign(claims))).status).toBe(503);
      expect((await ask(app(verifier), new UnsecuredJWT(claims).encode())).status).toBe(401);
    },
  );
});

describe('in emulator mode', () => {
  const createEmulated = async (now: () => number = Date.now, api = emulatorApi()) =>
    app(await createVerifier({ mode: 'emulator', projectId, identityApi: api }, now));

  test('the token of an account is accepted', async () => {
    const emulated = await createEmulated();
    const response = await ask(emulated, emulatorToken);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ uid: demoAccount.localId });
    expect((await ask(emulated, emulatorToken)).status).toBe(200);
  });

  test('an unknown account, an expired token and another project are refused', async () => {
    const unknown = new UnsecuredJWT({
      ...claims,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 60,
    }).encode();
    expect((await ask(await createEmulated(), unknown)).status).toBe(401);
    const tomorrow = () => Date.now() + 86_400_000;
    expect((await ask(await createEmulated(tomorrow), emulatorToken)).status).toBe(401);
    const other = await createVerifier(
      { mode: 'emulator', projectId: 'demo-other', identityApi: emulatorApi() },
      Date.now,
    );
    expect((await ask(app(other), emulatorToken)).status).toBe(401);
    expect((await ask(await createEmulated(), 'forged')).status).toBe(401);
  });

  test('an unavailable emulator is 503', async () => {
    const away = await createEmulated(Date.now, 'http://127.0.0.1:1');
    expect((await ask(away, emulatorToken)).status).toBe(503);
  });
});
