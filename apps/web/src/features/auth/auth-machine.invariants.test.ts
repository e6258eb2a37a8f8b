import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { provideEffects, toAuthState } from './auth-engine.ts';
import type { authMachine } from './auth-machine.ts';
import type { AuthEvent } from './auth-setup.ts';
import { IdentityError } from '../../domain/ports/identity-port.ts';
import { credentials, eleni, FakeEffects, nikos, registration } from './testing/fake-effects.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

const signInEvents: AuthEvent[] = [
  { type: 'email.submit', ...credentials, remember: true },
  { type: 'google.choose', remember: false },
  { type: 'registration.submit', ...registration },
  { type: 'phone.choose' },
];

const events: AuthEvent[] = [
  ...signInEvents,
  { type: 'session.change', user: null },
  { type: 'session.change', user: eleni },
  { type: 'session.change', user: nikos },
  { type: 'session.close', reason: 'sign-out' },
  { type: 'session.close', reason: 'elsewhere' },
  { type: 'failure.dismiss' },
  { type: 'number.submit', number: '+306912345678' },
  { type: 'number.change' },
  { type: 'code.submit', code: '123456', remember: true },
  { type: 'code.resend' },
  { type: 'phone.leave' },
];

const errors = [
  new IdentityError('invalid-credential'),
  new IdentityError('popup-closed-by-user'),
  new ServiceError({ kind: 'conflict', message: 'Taken.' }),
];

/** Every possible result of the pending effects of a state. */
function answers({ _nodes: nodes }: Snapshot): AuthEvent[] {
  return nodes
    .flatMap((node) => node.invoke)
    .filter(({ src }) => src !== 'observeSession')
    .flatMap(({ id }) => [
      { type: `xstate.done.actor.${id}`, output: eleni },
      ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ]) as unknown as AuthEvent[];
}

function timers({ _nodes: nodes }: Snapshot): AuthEvent[] {
  return nodes
    .flatMap((node) => node.after)
    .map(({ eventType }) => ({ type: eventType }) as unknown as AuthEvent);
}

const machine = provideEffects(new FakeEffects());
const paths = getShortestPaths(machine, {
  events: (snapshot) => [...events, ...answers(snapshot), ...timers(snapshot)],
  serializeState: ({ value, context }) => JSON.stringify([value, context]),
});
const reachable = paths.map(({ state }) => state);

/** The reachable states that break a rule: expected to be empty. */
function violations(holds: (state: Snapshot) => boolean): string[] {
  return reachable
    .filter((state) => !holds(state))
    .map(({ value, context }) => JSON.stringify([value, context]));
}

function implies(premise: boolean, conclusion: boolean): boolean {
  return !premise || conclusion;
}

describe('every reachable state of the sign-in machine', () => {
  it('is one that the visitor can see, and all of those are reached', () => {
    const values = new Set(reachable.map(({ value }) => JSON.stringify(value)));
    expect([...values].toSorted()).toEqual(
      [
        '"signedIn"',
        '"signedOut"',
        '"signingOut"',
        '{"resolving":"slow"}',
        '{"resolving":"waiting"}',
        '{"signingIn":"email"}',
        '{"signingIn":"google"}',
        '{"signingIn":{"phone":"checkingCode"}}',
        '{"signingIn":{"phone":"enteringCode"}}',
        '{"signingIn":{"phone":"enteringNumber"}}',
        '{"signingIn":{"phone":"resendingCode"}}',
        '{"signingIn":{"phone":"sendingCode"}}',
        '{"signingIn":{"registering":"atServer"}}',
        '{"signingIn":{"registering":"creatingAccount"}}',
        '{"signingIn":{"registering":"openingSession"}}',
      ].toSorted(),
    );
  });

  it('has a customer exactly when signed in', () => {
    expect(
      violations((state) => {
        const { status, user } = toAuthState(state);
        return (user !== null) === (status === 'signed-in');
      }),
    ).toEqual([]);
  });

  it.each(['signedIn', 'signedOut', 'resolving'] as const)('is displayed as: %s', (value) => {
    const status = { signedIn: 'signed-in', signedOut: 'signed-out', resolving: 'resolving' }[
      value
    ];
    expect(
      violations((state) => implies(state.matches(value), toAuthState(state).status === status)),
    ).toEqual([]);
  });

  it('keeps a password only while an account is created', () => {
    expect(
      violations(
        (state) =>
          (state.context.registration !== null) === state.matches({ signingIn: 'registering' }),
      ),
    ).toEqual([]);
  });

  it('has no error while busy or signed in', () => {
    expect(
      violations((state) => {
        const { busy, status, failure } = toAuthState(state);
        return implies(status === 'signed-in' || busy !== null, failure === null);
      }),
    ).toEqual([]);
  });

  it('is signed out only after a report of the service', () => {
    expect(
      violations(
        (state) =>
          implies(
            state.matches('signedOut'),
            state.context.isKnown && state.context.user === null,
          ) && implies(state.matches('resolving'), !state.context.isKnown),
      ),
    ).toEqual([]);
  });

  it('starts a sign-in only while signed out, with at most a window pending', () => {
    expect(
      violations((state) => {
        const isOpen =
          state.matches('resolving') ||
          state.matches('signedOut') ||
          state.matches({ signingIn: 'google' });
        return signInEvents.every((event) => state.can(event) === isOpen);
      }),
    ).toEqual([]);
  });

  it('ends a session only if there may be one', () => {
    expect(
      violations(
        (state) =>
          state.can({ type: 'session.close', reason: 'sign-out' }) ===
          (state.matches('resolving') || state.matches('signedIn')),
      ),
    ).toEqual([]);
  });

  it('always handles session events', () => {
    expect(
      violations(
        (state) =>
          state.can({ type: 'session.change', user: nikos }) &&
          state.can({ type: 'session.change', user: null }),
      ),
    ).toEqual([]);
  });

  it('is left after any response of the service', () => {
    const isIdle = (state: Snapshot) => toAuthState(state).busy === null;
    expect(
      violations((state) =>
        getShortestPaths(machine, {
          fromState: state,
          events: answers,
          serializeState: ({ value, context }) => JSON.stringify([value, context]),
          stopWhen: isIdle,
        }).some((path) => isIdle(path.state)),
      ),
    ).toEqual([]);
  });
});
