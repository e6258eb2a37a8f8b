import { describe, expect, it } from 'vitest';
import { eleni } from './testing/fake-effects.ts';
import { email, google, refusal, signedOut } from './testing/run-auth.ts';

describe('signing in with Google', () => {
  it('opens the window within the same turn as the click', () => {
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
    'treats %s as a change of mind',
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

  it('keeps the form usable while the window is open, and ignores its late result', async () => {
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
