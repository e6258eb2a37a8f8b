import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../../platform/database/schema/index.ts';
import { adminTokens } from '../../platform/identity/admin-tokens.ts';
import {
  createIdentityService,
  type IdentityService,
  IdentityUnavailableError,
} from '../../platform/identity/identity-service.ts';
import { demoAccount } from '../../preview/identity-emulator/admin.ts';
import { startIdentityEmulator } from '../../preview/identity-emulator/emulator.ts';
import type { RunningServer } from '../../platform/server.ts';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let emulator: RunningServer;
let identity: IdentityService;

beforeAll(async () => {
  emulator = await startIdentityEmulator({
    port: 0,
    projectId: 'demo-salonica',
    onPasswordReset: () => undefined,
  });
  const api = `http://127.0.0.1:${emulator.port}/identitytoolkit.googleapis.com`;
  identity = createIdentityService(api, 'demo-api-key', {
    projectId: 'demo-salonica',
    token: adminTokens(undefined, Date.now),
  });
});
afterAll(() => emulator.close());

const down = () => Promise.reject(new IdentityUnavailableError('down'));
const password = 'correct horse battery';

describe('registration', () => {
  let database: TestDatabase;
  let backend: ReturnType<typeof createBackend>;

  const email = (who: string) => `${who}@salonica.example`;
  const profile = async (address: string) => {
    const rows = await database.db.select().from(customers);
    return rows.filter((row) => row.email === address);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    backend = createBackend({ db: database.db, identity });
  });
  afterAll(() => database.close());

  test('stores the profile and creates an account that can sign in', async () => {
    const address = email('new');
    const response = await backend.register({ identity: address });
    expect(response.status).toBe(201);
    const uid = await identity.verifyPassword(address, password);
    expect(uid).toBeTypeOf('string');
    expect(await profile(address)).toMatchObject([
      { fullname: 'Ελένη Βασιλείου', identityUid: uid },
    ]);
    expect(await response.json()).toMatchObject({
      message: 'Your account has been created.',
      data: { identity: address, fullname: 'Ελένη Βασιλείου' },
    });
  });

  test('a second registration of the e-mail is refused, however it is written', async () => {
    const address = email('twice');
    await backend.register({ identity: address });
    const response = await backend.register({ identity: ` ${address.toUpperCase()} ` });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      message: 'An account with this email already exists.',
    });
    expect(await profile(address)).toHaveLength(1);
  });

  test('an account created elsewhere cannot be taken over with another password', async () => {
    const response = await backend.register({
      identity: demoAccount.email,
      password: 'not the password of the demo account',
    });
    expect(response.status).toBe(409);
    expect(await identity.verifyPassword(demoAccount.email, demoAccount.password)).toBe(
      demoAccount.localId,
    );
  });

  test('a refused registration stores no profile', async () => {
    const address = email('elsewhere');
    await identity.createAccount({ email: address, password, displayName: 'Elsewhere' });
    const taken = await backend.register({ identity: address, password: 'another password' });
    expect(taken.status).toBe(409);
    expect(await profile(address)).toEqual([]);

    const weak = createBackend({
      db: database.db,
      identity: {
        ...identity,
        createAccount: async () => ({ kind: 'invalid', field: 'password' }),
      },
    });
    expect((await weak.register({ identity: email('weak') })).status).toBe(422);
    expect(await profile(email('weak'))).toEqual([]);
  });

  test('a refusal keeps the profile of another attempt', async () => {
    const address = email('begun');
    const broken = createBackend({
      db: database.db,
      identity: { ...identity, createAccount: down },
    });
    await broken.register({ identity: address });
    await identity.createAccount({ email: address, password, displayName: 'Begun' });
    const stranger = await backend.register({ identity: address, password: 'another password' });
    expect(stranger.status).toBe(409);
    expect(await profile(address)).toHaveLength(1);
  });

  test('errors are in Greek for a Greek visitor', async () => {
    const address = email('greek');
    await backend.register({ identity: address });
    const greek = { 'Accept-Language': 'el' };
    const taken = await backend.register({ identity: address }, greek);
    expect(await taken.json()).toMatchObject({
      message: 'Υπάρχει ήδη λογαριασμός με αυτό το email.',
    });
    const wrong = await backend.register({ identity: 'no mail', password: 'short' }, greek);
    expect(await wrong.json()).toMatchObject({
      message: 'Ελέγξτε τα σημειωμένα πεδία.',
      fields: {
        identity: 'Συμπληρώστε μια έγκυρη διεύθυνση email.',
        password: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
      },
    });
  });

  test('a registration that failed at the identity service completes when it is sent again', async () => {
    const address = email('identity-down');
    const broken = createBackend({
      db: database.db,
      identity: { ...identity, createAccount: down },
    });
    const failed = await broken.register({ identity: address });
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({
      message: 'Accounts are not available right now. Please try again in a moment.',
    });
    expect(await profile(address)).toMatchObject([{ identityUid: null }]);

    expect((await backend.register({ identity: address })).status).toBe(201);
    expect(await profile(address)).toMatchObject([
      { identityUid: await identity.verifyPassword(address, password) },
    ]);
  });

  test('a registration that was interrupted after creating the account completes when it is sent again', async () => {
    const address = email('broke-off');
    const broken = createBackend({
      db: database.db,
      identity: {
        ...identity,
        createAccount: async (account) => {
          await identity.createAccount(account);
          return down();
        },
      },
    });
    expect((await broken.register({ identity: address })).status).toBe(503);

    const stranger = await backend.register({ identity: address, password: 'another password' });
    expect(stranger.status).toBe(409);
    expect((await backend.register({ identity: address })).status).toBe(201);
  });

  test('two concurrent ones with the same e-mail leave one profile', async () => {
    const address = email('at-once');
    const responses = await Promise.all([
      backend.register({ identity: address }),
      backend.register({ identity: address, password: 'someone else entirely' }),
    ]);
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201, 409]));
    expect(await profile(address)).toHaveLength(1);
  });

  test('an account takes another e-mail from the API, unless another account has it, and lists its sign-in methods', async () => {
    const [before, other, after] = [email('before'), email('other'), email('after')];
    await backend.register({ identity: before });
    await backend.register({ identity: other });
    const uid = (await identity.verifyPassword(before, password)) ?? '';
    expect(await identity.accountOf(uid)).toMatchObject({ email: before, providers: ['password'] });
    expect(await identity.changeEmail(uid, other)).toBe('email-taken');
    expect(await identity.changeEmail(uid, after)).toBe('changed');
    expect(await identity.changeEmail(uid, after)).toBe('changed');
    expect(await identity.verifyPassword(after, password)).toBe(uid);
    expect(await identity.verifyPassword(before, password)).toBeUndefined();
    expect(await identity.changeEmail('nobody', email('nobody'))).toBe('gone');
  });

  test('the password is in no table and in no log line, and neither is the e-mail in a log', async () => {
    const secret = 'πολύ-μυστικός-κωδικός-1821';
    const address = email('secret');
    const broken = createBackend({
      db: database.db,
      identity: { ...identity, createAccount: down },
    });
    await broken.register({ identity: address, password: secret });
    await backend.register({ identity: address, password: secret });
    await backend.register({ identity: address, password: secret });
    await backend.register({ identity: 'no mail', password: secret });
    await backend.post('/api/user/registerUser', `{"password":"${secret}"`);

    const stored = await everything(database.db);
    expect(stored).toContain(address);
    expect(stored).not.toContain(secret);
    const logged = [...backend.lines, ...broken.lines].join('');
    expect(logged).toContain('"route":"/api/user/registerUser","status":201');
    expect(logged).toContain('IdentityUnavailableError');
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain('@salonica.example');
  });

  test('an address that registers too often waits', async () => {
    const strict = createBackend({ db: database.db, identity, registrations: 1 });
    await strict.register({ identity: 'no mail' });
    const response = await strict.register({ identity: 'no mail' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({
      message: 'Too many attempts. Please wait a minute and try again.',
    });
  });
});

/** All rows of all tables as text. */
async function everything(db: Database): Promise<string> {
  const tables = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const contents = await Promise.all(
    tables.rows.map(({ schema, name }) =>
      db.execute(sql`select * from ${sql.identifier(schema)}.${sql.identifier(name)}`),
    ),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}
