import { describe, expect, it } from 'vitest';
import { credentials, eleni, nikos } from './testing/fake-effects.ts';
import {
  email,
  google,
  refusal,
  register,
  runAuth,
  signedIn,
  signedOut,
} from './testing/run-auth.ts';

const close = { type: 'session.close', reason: 'sign-out' } as const;

describe('resolving', () => {
  it('waits for the identity service and reports it after ten seconds', () => {
    const { value, state, clock } = runAuth();
    expect(value()).toEqual({ resolving: 'waiting' });
    clock.increment(9_999);
    expect(state()).toMatchObject({ status: 'resolving', isSlow: false });
    clock.increment(1);
    expect(state()).toMatchObject({ status: 'resolving', isSlow: true });
  });

  it('restores the last session', () => {
    const { effects, state } = runAuth();
    effects.report(eleni);
    expect(state()).toMatchObject({ status: 'signed-in', user: eleni });
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'restored' }]);
  });

  it('finds no customer', () => {
    const { effects, state } = signedOut();
    expect(state()).toMatchObject({ status: 'signed-out', user: null });
    expect(effects.facts).toEqual([]);
  });

  it('returns to resolving when an early attempt failed before the session was known', async () => {
    const { effects, value, send, state } = runAuth();
    send(email);
    await effects.refuse('signInWithEmail', refusal('invalid-credential'));
    expect(value()).toEqual({ resolving: 'waiting' });
    expect(state().failure).toEqual({ source: 'identity', code: 'invalid-credential' });
  });

  it('can be left by signing out', async () => {
    const { effects, send, state } = runAuth();
    send(close);
    await effects.answer('signOut');
    expect(state()).toMatchObject({ status: 'signed-out', busy: null });
  });
});

describe('signing in with e-mail', () => {
  it('is busy, then signed in', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    expect(state()).toMatchObject({ status: 'signed-out', busy: 'email' });
    expect(effects.argsOf('signInWithEmail')).toEqual([credentials, { remember: true }]);
    await effects.answer('signInWithEmail', eleni);
    expect(state()).toMatchObject({ status: 'signed-in', user: eleni, busy: null });
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'email' }]);
  });

  it('keeps the reason of a failure until the next attempt', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', refusal('too-many-requests'));
    const failure = { source: 'identity', code: 'too-many-requests' };
    expect(state()).toMatchObject({ status: 'signed-out', failure });
    expect(effects.facts).toEqual([{ type: 'signIn.failed', via: 'email', failure }]);
    send(email);
    expect(state()).toMatchObject({ busy: 'email', failure: null });
  });

  it('resets the reason on request', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', refusal('timeout'));
    send({ type: 'failure.dismiss' });
    expect(state().failure).toBeNull();
  });

  it('maps an unknown error to unknown', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', new TypeError('surprise'));
    expect(state().failure).toEqual({ source: 'identity', code: 'unknown' });
  });

  it('sends once, however often the button is pressed', () => {
    const { effects, send } = signedOut();
    send(email);
    send(email);
    send(google);
    send(register);
    expect(effects.names).toEqual(['signInWithEmail']);
  });

  it('ends signed in when another tab signed in meanwhile, even if this attempt fails', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    effects.report(nikos);
    expect(state().busy).toBe('email');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    expect(state()).toMatchObject({ status: 'signed-in', user: nikos, failure: null });
  });
});

describe('signed in', () => {
  it('follows a sign-out in another tab', () => {
    const { effects, state } = signedIn();
    effects.report(null);
    expect(state()).toMatchObject({ status: 'signed-out', user: null });
    expect(effects.facts).toEqual([{ type: 'session.ended', reason: 'elsewhere' }]);
  });

  it('follows a sign-in in another tab', () => {
    const { effects, state } = signedOut();
    effects.report(eleni);
    expect(state().status).toBe('signed-in');
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'elsewhere' }]);
  });

  it('ends the session of one person before that of another begins', () => {
    const { effects, state } = signedIn();
    effects.report(nikos);
    expect(state()).toMatchObject({ status: 'signed-in', user: nikos });
    expect(effects.facts).toEqual([
      { type: 'session.ended', reason: 'elsewhere' },
      { type: 'session.started', user: nikos, via: 'elsewhere' },
    ]);
  });

  it('continues after an event about the same person', () => {
    const { effects, state } = signedIn();
    const renamed = { ...eleni, displayName: 'Lena' };
    effects.report(renamed);
    expect(state()).toMatchObject({ status: 'signed-in', user: renamed });
    expect(effects.facts).toEqual([]);
  });

  it('does not sign in again', () => {
    const { effects, send } = signedIn();
    send(email);
    send(google);
    send(register);
    expect(effects.calls).toEqual([]);
  });
});

describe('signing out', () => {
  it('calls the identity service and notifies the other tabs', async () => {
    const { effects, send, state } = signedIn();
    send(close);
    expect(state()).toMatchObject({ status: 'signed-in', busy: 'sign-out' });
    await effects.answer('signOut');
    expect(state()).toMatchObject({ status: 'signed-out', user: null });
    expect(effects.facts).toEqual([{ type: 'session.ended', reason: 'sign-out' }]);
  });

  it('identifies the other tab that started it', async () => {
    const { effects, send } = signedIn();
    send({ type: 'session.close', reason: 'elsewhere' });
    await effects.answer('signOut');
    expect(effects.facts).toEqual([{ type: 'session.ended', reason: 'elsewhere' }]);
  });

  it('stays signed in when it fails', async () => {
    const { effects, send, state } = signedIn();
    send(close);
    await effects.refuse('signOut', refusal('internal-error'));
    expect(state()).toMatchObject({ status: 'signed-in', user: eleni });
    expect(effects.facts).toEqual([
      { type: 'signOut.failed', failure: { source: 'identity', code: 'internal-error' } },
    ]);
  });

  it('runs once', () => {
    const { effects, send } = signedIn();
    send(close);
    send(close);
    expect(effects.names).toEqual(['signOut']);
  });
});
