import { describe, expect, it, vi } from 'vitest';
import { IdentityError, type IdentityPort } from '../domain/ports/identity-port.ts';
import type { SessionHint } from '../domain/ports/session-memory-port.ts';
import { createAuthStore } from '../features/auth/auth-store.ts';
import { eleni, FakeEffects } from '../features/auth/testing/fake-effects.ts';
import { tokenOf } from './token.ts';
import { whoIs } from './who-is.ts';
import { loadEngine } from '../features/auth/testing/load-engine.ts';

const hint: SessionHint = { email: eleni.email, displayName: null, phoneNumber: null };

function open(stored: SessionHint | null = null) {
  const effects = new FakeEffects();
  const loadIdentity = vi.fn<() => Promise<IdentityPort>>(async () => effects.identity);
  const auth = createAuthStore({
    loadEngine,
    loadIdentity,
    registration: effects.registration,
    memory: {
      readHint: () => stored,
      writeHint: () => undefined,
      clearHint: () => undefined,
      announceEnd: () => undefined,
      onEndElsewhere: () => undefined,
    },
  });
  return { effects, loadIdentity, auth };
}

describe('the token of a call', () => {
  it('is not waited for after a signed-out visit', async () => {
    const { auth, loadIdentity } = open();
    expect(await tokenOf(auth)).toBeNull();
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  it('comes from the identity service, once it has responded', async () => {
    const { auth, effects } = open(hint);
    const token = tokenOf(auth);
    await auth.start();
    effects.report(eleni);
    await vi.waitFor(() => expect(effects.names).toContain('getIdToken'));
    await effects.answer('getIdToken', 'token-1');
    expect(await token).toBe('token-1');
  });

  it('is none where the visitor of last time is signed in no more', async () => {
    const { auth, effects } = open(hint);
    const token = tokenOf(auth);
    await auth.start();
    effects.report(null);
    expect(await token).toBeNull();
  });

  it('is missing where the identity service cannot be loaded, until it can', async () => {
    const { auth, effects, loadIdentity } = open(hint);
    loadIdentity.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(tokenOf(auth)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    const token = tokenOf(auth);
    await auth.start();
    effects.report(null);
    expect(await token).toBeNull();
  });

  it.each([
    ['user-token-expired', 'unauthorized'],
    ['user-disabled', 'unauthorized'],
    ['network-request-failed', 'offline'],
  ] as const)('that meets "%s" is a failure of the kind "%s"', async (code, kind) => {
    const { auth, effects } = open();
    await auth.start();
    effects.report(eleni);
    const token = tokenOf(auth);
    await vi.waitFor(() => expect(effects.names).toContain('getIdToken'));
    await Promise.all([
      expect(token).rejects.toMatchObject({ failure: { kind } }),
      effects.refuse('getIdToken', new IdentityError(code)),
    ]);
  });
});

describe('the current customer', () => {
  it('is the visitor of last time until it is known better', async () => {
    const { auth, effects } = open(hint);
    expect(whoIs(auth.getView())).toBe(eleni.email);
    await auth.start();
    effects.report(null);
    expect(whoIs(auth.getView())).toBeNull();
  });

  it('is known by the number where there is no address', async () => {
    const { auth, effects } = open();
    await auth.start();
    effects.report({ ...eleni, email: null, phoneNumber: '+306912345678' });
    expect(whoIs(auth.getView())).toBe('+306912345678');
  });
});
