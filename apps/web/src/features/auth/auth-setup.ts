import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { AuthFact, AuthFailure, SessionEnd, SignInMethod } from './auth-facts.ts';
import { isCancellation, isTaken, mayBeMissingAccount, toFailure } from './auth-failure.ts';
import type {
  Credentials,
  IdentityUser,
  SessionOptions,
} from '../../domain/ports/identity-port.ts';
import type { Registration } from '../../domain/ports/registration-port.ts';

export interface AuthContext {
  readonly user: IdentityUser | null;
  /** The identity service has responded at least once. */
  readonly isKnown: boolean;
  readonly failure: AuthFailure | null;
  /** Kept only while an account is created. */
  readonly registration: Registration | null;
  /** The address registered by an earlier attempt, so that it is not registered twice. */
  readonly registeredEmail: string | null;
  /** The number of the requested code, during phone sign-in. */
  readonly phoneNumber: string | null;
  readonly end: SessionEnd;
}

export type AuthEvent =
  | { readonly type: 'session.change'; readonly user: IdentityUser | null }
  | ({ readonly type: 'email.submit' } & Credentials & SessionOptions)
  | ({ readonly type: 'google.choose' } & SessionOptions)
  | ({ readonly type: 'registration.submit' } & Registration)
  | { readonly type: 'phone.choose' }
  | { readonly type: 'phone.leave' }
  | { readonly type: 'number.submit'; readonly number: string }
  | { readonly type: 'number.change' }
  | ({ readonly type: 'code.submit'; readonly code: string } & SessionOptions)
  | { readonly type: 'code.resend' }
  | { readonly type: 'failure.dismiss' }
  | { readonly type: 'session.close'; readonly reason: SessionEnd };

function missingEffect(): never {
  throw new Error('This effect has to be provided.');
}

export function currentRegistration(context: AuthContext): Registration {
  if (context.registration === null) throw new Error('No registration is under way.');
  return context.registration;
}

export function currentNumber(context: AuthContext): string {
  if (context.phoneNumber === null) throw new Error('No number was given.');
  return context.phoneNumber;
}

/**
 * Context, actors, actions and emitted facts of the sign-in machine; the chart is in
 * `auth-machine.ts`.
 */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthFact,
  },
  actors: {
    observeSession: fromCallback<AuthEvent>(missingEffect),
    signInWithEmail: fromPromise<IdentityUser, Credentials & SessionOptions>(missingEffect),
    signInWithGoogle: fromPromise<IdentityUser, SessionOptions>(missingEffect),
    sendCode: fromPromise<void, string>(missingEffect),
    confirmCode: fromPromise<IdentityUser, { code: string } & SessionOptions>(missingEffect),
    registerUser: fromPromise<void, Registration>(missingEffect),
    createAccount: fromPromise<IdentityUser, Registration>(missingEffect),
    signOut: fromPromise<void>(missingEffect),
  },
  guards: {
    /** Another customer signed in, in another tab, while this one was frozen. */
    reportsAnother: ({ context, event }) =>
      event.type === 'session.change' &&
      event.user !== null &&
      event.user.email !== context.user?.email,
    reportsUser: ({ event }) => event.type === 'session.change' && event.user !== null,
    hasSession: ({ context }) => context.user !== null,
    isUnknown: ({ context }) => !context.isKnown,
    isRegistered: ({ context, event }) =>
      event.type === 'registration.submit' && event.email === context.registeredEmail,
    isCancellation: (_, params: { error: unknown }) => isCancellation(params.error),
    /** The account exists since an earlier attempt, so the password was wrong. */
    isOtherPassword: ({ context }, params: { error: unknown }) =>
      isTaken(params.error) && context.registration?.email === context.registeredEmail,
    mayBeMissingAccount: (_, params: { error: unknown }) => mayBeMissingAccount(params.error),
  },
  actions: {
    keepReport: assign(({ event }) => {
      assertEvent(event, 'session.change');
      return { user: event.user, isKnown: true };
    }),
    open: enqueueActions(
      ({ enqueue }, { via, user }: { via: SignInMethod; user: IdentityUser }) => {
        enqueue.assign({
          user,
          isKnown: true,
          registration: null,
          registeredEmail: null,
          phoneNumber: null,
        });
        enqueue.emit({ type: 'session.started', user, via });
      },
    ),
    fail: enqueueActions(({ enqueue }, { via, error }: { via: SignInMethod; error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure, registration: null });
      enqueue.emit({ type: 'signIn.failed', via, failure });
    }),
    keepRegistration: assign(({ event }) => {
      assertEvent(event, 'registration.submit');
      const { email, fullname, password } = event;
      return { registration: { email, fullname, password } };
    }),
    keepRegisteredEmail: assign(({ context }) => ({
      registeredEmail: currentRegistration(context).email,
    })),
    keepNumber: assign(({ event }) => {
      assertEvent(event, 'number.submit');
      return { phoneNumber: event.number };
    }),
    forgetNumber: assign({ phoneNumber: null }),
    emitResent: emit({ type: 'phone.resent' }),
    keepEnd: assign(({ event }) => {
      assertEvent(event, 'session.close');
      return { end: event.reason };
    }),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, isKnown: true }),
    emitFound: emit(({ event }, params: { via: 'restored' | 'elsewhere' }) => {
      assertEvent(event, 'session.change');
      if (event.user === null) throw new Error('A session needs a user.');
      return { type: 'session.started', user: event.user, via: params.via };
    }),
    emitEnded: emit((_, params: { reason: SessionEnd }) => ({
      type: 'session.ended',
      reason: params.reason,
    })),
    emitCancelled: emit((_, params: { error: unknown }) => ({
      type: 'signIn.cancelled',
      code: isCancellation(params.error) ? params.error.code : 'unknown',
    })),
    emitSignOutFailed: emit((_, params: { error: unknown }) => ({
      type: 'signOut.failed',
      failure: toFailure(params.error),
    })),
  },
  delays: { stillWorking: 10_000 },
});

/** A sign-in that succeeded. */
export const opened = (via: SignInMethod) => ({
  target: '#auth.signedIn' as const,
  actions: {
    type: 'open' as const,
    params: ({ event }: { readonly event: { readonly output: IdentityUser } }) => ({
      via,
      user: event.output,
    }),
  },
});

/** Keeps why a sign-in failed. */
export const failed = (via: SignInMethod) => ({
  type: 'fail' as const,
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
    via,
    error: event.error,
  }),
});
