// @vitest-environment happy-dom
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdentityUser, PhoneIdentity } from '#domain/ports/identity-port.ts';
import { type IdentityEmulator, startEmulator } from '../testing/emulator-process.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

let emulator: IdentityEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
}, 120_000);

afterAll(() => emulator.stop());

// The SDK warns that an emulator has no CAPTCHA settings.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

function open(phoneSignIn?: boolean) {
  return createFirebaseIdentity({
    apiKey: 'any-key',
    authDomain: 'localhost',
    projectId: emulator.projectId,
    emulatorUrl: emulator.url,
    language: () => 'el',
    phoneSignIn,
  });
}

function openPhone(): PhoneIdentity {
  const { phone } = open(true);
  if (phone === null) throw new Error('Signing in with a phone is not offered');
  return phone;
}

const number = '+306912345678';

describe('signing in with a phone on Firebase', () => {
  it('is offered only where it is enabled', () => {
    expect(open().phone).toBeNull();
  });

  it('opens a session with the latest code', async () => {
    const identity = open(true);
    const reports: (IdentityUser | null)[] = [];
    identity.observe((user) => reports.push(user));
    await identity.phone?.sendCode(number);
    await identity.phone?.sendCode(number);
    const code = (await emulator.phoneCode(number)) ?? '';
    const user = await identity.phone?.confirmCode(code, { remember: false });
    expect(user).toEqual({ displayName: null, email: null, phoneNumber: number, photoURL: null });
    expect(reports.at(-1)).toEqual(user);
    expect(await identity.getIdToken()).toMatch(/\./);
    expect(document.body.childElementCount).toBe(0);
  });

  it('refuses a wrong code, and accepts the right one after it', async () => {
    const phone = openPhone();
    await phone.sendCode(number);
    const code = (await emulator.phoneCode(number)) ?? '';
    const wrong = code === '123456' ? '654321' : '123456';
    await expect(phone.confirmCode(wrong, { remember: true })).rejects.toMatchObject({
      code: 'invalid-verification-code',
    });
    await phone.confirmCode(code, { remember: true });
  });

  it('refuses a code that was not requested', async () => {
    await expect(openPhone().confirmCode('123456', { remember: true })).rejects.toMatchObject({
      code: 'invalid-verification-id',
    });
  });

  it('refuses an invalid number', async () => {
    await expect(openPhone().sendCode('no number')).rejects.toMatchObject({
      code: 'invalid-phone-number',
    });
  });
});
