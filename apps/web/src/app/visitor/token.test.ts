import { describe, expect, it, vi } from 'vitest';
import { IdentityError, type IdentityPort } from '../../domain/ports/identity-port.ts';
import type { SessionHint } from '../../domain/ports/session-memory-port.ts';
import { eleni } from '../../features/auth/testing/fake-effects.ts';
import { fakeStore } from '../../features/auth/testing/fake-store.ts';
import { tokenOf } from './token.ts';
import { identifyVisitor } from './identify-visitor.ts';

const hint: SessionHint = { email: eleni.email, displayName: null, phoneNumber: null };

function open(stored: SessionHint | null = null) {
  const loadIdentity = vi.fn<() => Promise<IdentityPort>>(async () => effects.identity);
  const { effects, auth } = fakeStore({ hint: stored, loadIdentity });
  return { effects, loadIdentity, auth };
}

describe('the token of a call', () => {
  it('does not delay the call after a signed-out visit', async () => {
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

  it('is null if the last visitor is no longer signed in', async () => {
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
  it('is the last visitor until the session is known', async () => {
    const { auth, effects } = open(hint);
    expect(identifyVisitor(auth.getView())).toBe(eleni.email);
    await auth.start();
    effects.report(null);
    expect(identifyVisitor(auth.getView())).toBeNull();
  });

  it('is identified by the number without an address', async () => {
    const { auth, effects } = open();
    await auth.start();
    effects.report({ ...eleni, email: null, phoneNumber: '+306912345678' });
    expect(identifyVisitor(auth.getView())).toBe('+306912345678');
  });
});
