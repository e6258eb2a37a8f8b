import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it } from 'vitest';
import { credentials, eleni, registration } from './testing/fake-effects.ts';
import { refusal, register, signedOut } from './testing/run-auth.ts';

describe('registering', () => {
  it('registers at the server, then signs in with the same e-mail and password', async () => {
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
    'creates the identity account when signing in fails with %s',
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

  it('reports the server’s message', async () => {
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

  it('asks for the first password when a second one is tried with the same address', async () => {
    const { effects, send, state } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    send({ ...register, password: 'another-one' });
    await effects.refuse('signInWithEmail', refusal('invalid-credential'));
    await effects.refuse('createAccount', refusal('email-already-in-use'));
    const failure = { source: 'identity', code: 'wrong-password' };
    expect(state()).toMatchObject({ status: 'signed-out', failure });
    expect(effects.facts.at(-1)).toEqual({ type: 'signIn.failed', via: 'registration', failure });
    send(register);
    await effects.answer('signInWithEmail', eleni);
    expect(state().status).toBe('signed-in');
    expect(effects.names.filter((name) => name === 'registerUser')).toHaveLength(1);
  });

  it('registers another address again', async () => {
    const { effects, send } = signedOut();
    send(register);
    await effects.answer('registerUser');
    await effects.refuse('signInWithEmail', refusal('network-request-failed'));
    send({ ...register, email: 'other@salonica.example' });
    expect(effects.names).toEqual(['registerUser', 'signInWithEmail', 'registerUser']);
  });
});
