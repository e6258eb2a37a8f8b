// @vitest-environment happy-dom
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdentityPort, IdentityUser } from '#domain/ports/identity-port.ts';
import { type IdentityEmulator, startEmulator } from '../testing/emulator-process.ts';
import type { TokenSync } from '../token-sync.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

let emulator: IdentityEmulator;
let people = 0;

beforeAll(async () => {
  watchRequests();
  emulator = await startEmulator();
}, 120_000);

afterAll(() => emulator.stop());

async function closeApp(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}

function open(
  options: { tokenSync?: TokenSync; emulatorUrl?: string; phoneSignIn?: boolean } = {},
): IdentityPort {
  return createFirebaseIdentity({
    apiKey: 'any-key',
    authDomain: 'localhost',
    projectId: emulator.projectId,
    emulatorUrl: emulator.url,
    language: () => 'el',
    ...options,
  });
}

function newPerson() {
  people += 1;
  return { email: `person-${people}@salonica.example`, password: 'long-enough', fullname: 'A B' };
}

/** The first report, and all later ones. */
async function observe(identity: IdentityPort) {
  const reports: (IdentityUser | null)[] = [];
  await new Promise<void>((resolve) => {
    identity.observe((user) => {
      reports.push(user);
      resolve();
    });
  });
  return reports;
}

const remember = { remember: true };

const requests: { readonly url: string; readonly headers: Headers }[] = [];

/** The SDK keeps a reference to `fetch` from its first use, so the spy is installed first. */
function watchRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string')
      requests.push({ url: input, headers: new Headers(init?.headers) });
    return fetch(input, init);
  };
}

const requestTo = (part: string) => requests.find(({ url }) => url.includes(part));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requests.length = 0;
});

afterEach(closeApp);

describe('the identity port on Firebase', () => {
  it('reports no customer at first', async () => {
    expect(await observe(open())).toEqual([null]);
  });

  it('creates an account with its name and reports the session', async () => {
    const identity = open();
    const reports = await observe(identity);
    const person = newPerson();
    const user = await identity.createAccount(person);
    expect(user).toEqual({
      email: person.email,
      displayName: 'A B',
      phoneNumber: null,
      photoURL: null,
    });
    expect(reports.at(-1)?.email).toBe(person.email);
    expect(await identity.getIdToken()).toMatch(/\./);
  });

  it('signs in, and out again', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    await identity.signOut();
    const reports = await observe(identity);
    const user = await identity.signInWithEmail(person, remember);
    expect(user).toEqual({
      email: person.email,
      displayName: 'A B',
      phoneNumber: null,
      photoURL: null,
    });
    await identity.signOut();
    expect(reports.map((report) => report?.email ?? null)).toEqual([null, person.email, null]);
    expect(await identity.getIdToken()).toBeNull();
  });

  it('restores the session after a reload', async () => {
    const person = newPerson();
    await open().createAccount(person);
    await closeApp();
    expect((await observe(open()))[0]?.email).toBe(person.email);
  });

  it('keeps a session in the browser or only in the tab, as the visitor wants', async () => {
    const person = newPerson();
    const identity = open();
    await identity.createAccount(person);
    await identity.signOut();
    await identity.signInWithEmail(person, { remember: false });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    await identity.signOut();
    await identity.signInWithEmail(person, remember);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('does not distinguish a wrong password from an unknown address', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    const wrong = { ...person, password: 'something-else' };
    const stranger = newPerson();
    await expect(identity.signInWithEmail(wrong, remember)).rejects.toMatchObject({
      code: 'invalid-credential',
    });
    await expect(identity.signInWithEmail(stranger, remember)).rejects.toMatchObject({
      code: 'invalid-credential',
    });
  });

  it('changes a password only if the current one is correct', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    await expect(identity.changePassword('something-else', 'brand-new-one')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await identity.changePassword(person.password, 'brand-new-one');
    await identity.signOut();
    await expect(identity.signInWithEmail(person, remember)).rejects.toThrow('invalid-credential');
    const changed = { ...person, password: 'brand-new-one' };
    expect(await identity.signInWithEmail(changed, remember)).toMatchObject({
      email: person.email,
    });
  });

  it('cannot change a password while signed out', async () => {
    await expect(open().changePassword('one', 'another-one')).rejects.toMatchObject({
      code: 'user-token-expired',
    });
  });

  it('refuses a second account with the same address', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    await expect(identity.createAccount(person)).rejects.toMatchObject({
      code: 'email-already-in-use',
    });
  });

  it('refuses a weak password and a malformed address', async () => {
    const identity = open();
    await expect(identity.createAccount({ ...newPerson(), password: '123' })).rejects.toMatchObject(
      { code: 'weak-password' },
    );
    await expect(identity.createAccount({ ...newPerson(), email: 'no' })).rejects.toMatchObject({
      code: 'invalid-email',
    });
  });

  it('names a disabled account', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    await emulator.disable(person.email);
    await expect(identity.signInWithEmail(person, remember)).rejects.toMatchObject({
      code: 'user-disabled',
    });
  });

  it('reports when the service cannot be reached', async () => {
    const identity = open({ emulatorUrl: 'http://127.0.0.1:9' });
    await expect(identity.signInWithEmail(newPerson(), remember)).rejects.toMatchObject({
      code: 'network-request-failed',
    });
  });

  it('cannot open a window in an environment without windows', async () => {
    await expect(open().signInWithGoogle(remember)).rejects.toMatchObject({
      name: 'IdentityError',
    });
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, once', async () => {
    const identity = open();
    const person = newPerson();
    await identity.createAccount(person);
    await identity.signOut();
    await identity.sendPasswordReset(person.email);
    const code = (await emulator.resetCode(person.email)) ?? '';
    expect(await identity.verifyResetCode(code)).toBe(person.email);
    await identity.confirmPasswordReset(code, 'brand-new-one');
    const user = await identity.signInWithEmail({ ...person, password: 'brand-new-one' }, remember);
    expect(user.email).toBe(person.email);
    await expect(identity.confirmPasswordReset(code, 'again')).rejects.toMatchObject({
      code: 'invalid-action-code',
    });
  });

  it('gets the same response for an unknown address', async () => {
    const { email } = newPerson();
    await expect(open().sendPasswordReset(email)).resolves.toBeUndefined();
    expect(await emulator.resetCode(email)).toBeUndefined();
  });

  it('is not replaced with an invalid code', async () => {
    await expect(open().verifyResetCode('made-up')).rejects.toMatchObject({
      code: 'invalid-action-code',
    });
  });

  it('requests the e-mail in the language of the page', async () => {
    await open().sendPasswordReset(newPerson().email);
    expect(requestTo('sendOobCode')?.headers.get('x-firebase-locale')).toBe('el');
  });
});

describe('the token sync of the Firebase adapter', () => {
  it('is notified of the token and of its end, and never blocks', async () => {
    const told: (string | null)[] = [];
    const identity = open({
      tokenSync: {
        async tokenChanged(token) {
          told.push(token?.token ?? null);
          throw new Error('down');
        },
      },
    });
    const person = newPerson();
    await identity.createAccount(person);
    const token = await identity.getIdToken();
    await identity.signOut();
    await vi.waitFor(() => expect(told.at(-1)).toBeNull());
    expect(told).toContain(token);
  });

  it('renews an old token before signing out', async () => {
    const told: (number | null)[] = [];
    const identity = open({
      tokenSync: { tokenChanged: async (token) => void told.push(token?.issuedAt ?? null) },
    });
    await identity.createAccount(newPerson());
    const later = Date.now() + 6 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await identity.signOut();
    expect(requestTo('securetoken')).toBeDefined();
    await vi.waitFor(() => expect(told.at(-1)).toBeNull());
  });
});
