import { ServiceError } from '@salonica/contract';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provideEffects, toAuthState } from './auth-engine.ts';
import { IdentityError, type IdentityErrorCode } from './identity-port.ts';
import { credentials, eleni, FakeEffects, nikos, registration } from './testing/fake-effects.ts';

function run() {
  const effects = new FakeEffects();
  const clock = new SimulatedClock();
  const actor = createActor(provideEffects(effects), { clock });
  actor.on('*', (fact) => effects.facts.push(fact));
  actor.start();
  return {
    effects,
    clock,
    send: actor.send.bind(actor),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    state: () => toAuthState(actor.getSnapshot()),
  };
}

const email = { type: 'email.submit', ...credentials, remember: true } as const;
const google = { type: 'google.choose', remember: false } as const;
const register = { type: 'registration.submit', ...registration } as const;
const close = { type: 'session.close', reason: 'sign-out' } as const;

const refusal = (code: IdentityErrorCode) => new IdentityError(code);

function signedOut() {
  const auth = run();
  auth.effects.report(null);
  return auth;
}

function signedIn() {
  const auth = run();
  auth.effects.report(eleni);
  auth.effects.facts.length = 0;
  return auth;
}

describe('resolving', () => {
  it('waits for the identity service and says so after ten seconds', () => {
    const { value, state, clock } = run();
    expect(value()).toEqual({ resolving: 'waiting' });
    clock.increment(9_999);
    expect(state()).toMatchObject({ status: 'resolving', isSlow: false });
    clock.increment(1);
    expect(state()).toMatchObject({ status: 'resolving', isSlow: true });
  });

  it('finds the session of last time', () => {
    const { effects, state } = run();
    effects.report(eleni);
    expect(state()).toMatchObject({ status: 'signed-in', user: eleni });
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'restored' }]);
  });

  it('finds nobody', () => {
    const { effects, state } = signedOut();
    expect(state()).toMatchObject({ status: 'signed-out', user: null });
    expect(effects.facts).toEqual([]);
  });

  it('goes back to resolving when an early attempt failed before the session was known', async () => {
    const { effects, value, send, state } = run();
    send(email);
    await effects.refuse('signInWithEmail', refusal('invalid-credential'));
    expect(value()).toEqual({ resolving: 'waiting' });
    expect(state().failure).toEqual({ source: 'identity', code: 'invalid-credential' });
  });

  it('can be left by signing out', async () => {
    const { effects, send, state } = run();
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

  it('keeps the reason of a refusal until the next attempt', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', refusal('too-many-requests'));
    const failure = { source: 'identity', code: 'too-many-requests' };
    expect(state()).toMatchObject({ status: 'signed-out', failure });
    expect(effects.facts).toEqual([{ type: 'signIn.failed', via: 'email', failure }]);
    send(email);
    expect(state()).toMatchObject({ busy: 'email', failure: null });
  });

  it('forgets the reason on request', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', refusal('timeout'));
    send({ type: 'failure.dismiss' });
    expect(state().failure).toBeNull();
  });

  it('calls an error it does not know unknown', async () => {
    const { effects, send, state } = signedOut();
    send(email);
    await effects.refuse('signInWithEmail', new TypeError('surprise'));
    expect(state().failure).toEqual({ source: 'identity', code: 'unknown' });
  });

  it('asks once, however often the button is pressed', () => {
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

describe('signing in with Google', () => {
  it('asks for the window within the same turn as the click', () => {
    const { effects, send } = signedOut();
    send(google);
    expect(effects.names).toEqual(['signInWithGoogle']);
    expect(effects.argsOf('signInWithGoogle')).toEqual([{ remember: false }]);
  });

  it('signs in', async () => {
    const { effects, send, state } = signedOut();
    send(google);
    await effects.answer('signInWithGoogle', eleni);
    expect(state().status).toBe('signed-in');
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'google' }]);
  });

  it.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'] as const)(
    'takes %s for a change of mind',
    async (code) => {
      const { effects, send, state } = signedOut();
      send(google);
      await effects.refuse('signInWithGoogle', refusal(code));
      expect(state()).toMatchObject({ status: 'signed-out', busy: null, failure: null });
      expect(effects.facts).toEqual([{ type: 'signIn.cancelled', code }]);
    },
  );

  it('reports a blocked window as a failure', async () => {
    const { effects, send, state } = signedOut();
    send(google);
    await effects.refuse('signInWithGoogle', refusal('popup-blocked'));
    expect(state().failure).toEqual({ source: 'identity', code: 'popup-blocked' });
    expect(effects.facts).toMatchObject([{ type: 'signIn.failed', via: 'google' }]);
  });

  it('lets the visitor use the form while the window is open, and ignores its late answer', async () => {
    const { effects, send, state } = signedOut();
    send(google);
    send(email);
    expect(state().busy).toBe('email');
    await effects.refuse('signInWithGoogle', refusal('popup-closed-by-user'));
    expect(state().busy).toBe('email');
    await effects.answer('signInWithEmail', eleni);
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'email' }]);
  });

  it('opens a new window when the button is pressed again', async () => {
    const { effects, send, state } = signedOut();
    send(google);
    send(google);
    expect(effects.names).toEqual(['signInWithGoogle', 'signInWithGoogle']);
    effects.calls[0]?.reject(refusal('cancelled-popup-request'));
    await effects.answer('signInWithGoogle', eleni);
    expect(state().status).toBe('signed-in');
    expect(effects.facts).toHaveLength(1);
  });
});

describe('registering', () => {
  it('tells the server, then signs in with the same e-mail and password', async () => {
    const { effects, send, state, context } = signedOut();
    send(register);
    expect(state().busy).toBe('registration');
    expect(effects.argsOf('registerUser')).toEqual([registration]);
    await effects.answer('registerUser');
    expect(effects.argsOf('signInWithEmail')).toEqual([credentials, { remember: true }]);
    await effects.answer('signInWithEmail', eleni);
    expect(state().status).toBe('signed-in');
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'registration' }]);
    expect(context().registration).toBeNull();
  });

  it.each(['invalid-credential', 'user-not-found'] as const)(
    'creates the identity account when signing in says %s',
    async (code) => {
      const { effects, send, state } = signedOut();
      send(register);
      await effects.answer('registerUser');
      await effects.refuse('signInWithEmail', refusal(code));
      expect(effects.argsOf('createAccount')).toEqual([registration]);
      await effects.answer('createAccount', eleni);
      expect(state()).toMatchObject({ status: 'signed-in', user: eleni });
    },
  );

  it('creates nothing when signing in failed for another reason', async () => {
    const { effects, send, state } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    expect(effects.names).not.toContain('createAccount');
    expect(state().failure).toEqual({ source: 'identity', code: 'network-request-failed' });
  });

  it('reports what the server said', async () => {
    const { effects, send, state, context } = signedOut();
    send(register);
    const failure = { kind: 'conflict', message: 'This address is taken.' } as const;
    await effects.refuse('registerUser', new ServiceError(failure));
    expect(state()).toMatchObject({ status: 'signed-out', failure: { source: 'server', failure } });
    expect(effects.facts).toEqual([
      { type: 'signIn.failed', via: 'registration', failure: { source: 'server', failure } },
    ]);
    expect(context().registration).toBeNull();
  });

  it('reports an identity account that exists with another password', async () => {
    const { effects, send, state } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('invalid-credential'));
    await effects.refuse('createAccount', refusal('email-already-in-use'));
    expect(state().failure).toEqual({ source: 'identity', code: 'email-already-in-use' });
  });

  it('does not register the same address twice when only signing in failed', async () => {
    const { effects, send } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    send(register);
    expect(effects.names).toEqual(['registerUser', 'signInWithEmail', 'signInWithEmail']);
  });

  it('registers another address anew', async () => {
    const { effects, send } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    send({ ...register, email: 'other@salonica.example' });
    expect(effects.names).toEqual(['registerUser', 'signInWithEmail', 'registerUser']);
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

  it('follows a change of the person', () => {
    const { effects, state } = signedIn();
    effects.report(nikos);
    expect(state()).toMatchObject({ status: 'signed-in', user: nikos });
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
  it('calls the identity service and tells the others', async () => {
    const { effects, send, state } = signedIn();
    send(close);
    expect(state()).toMatchObject({ status: 'signed-in', busy: 'sign-out' });
    await effects.answer('signOut');
    expect(state()).toMatchObject({ status: 'signed-out', user: null });
    expect(effects.facts).toEqual([{ type: 'session.ended', reason: 'sign-out' }]);
  });

  it('names the other tab that asked for it', async () => {
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

  it('is asked for once', () => {
    const { effects, send } = signedIn();
    send(close);
    send(close);
    expect(effects.names).toEqual(['signOut']);
  });
});
