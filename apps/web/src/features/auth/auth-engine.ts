import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { MachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import type { AuthFact } from './auth-facts.ts';
import { authMachine } from './auth-machine.ts';
import type { AuthEvent } from './auth-setup.ts';
import type { AuthState } from './auth-state.ts';
import {
  IdentityError,
  type IdentityPort,
  type PhoneIdentity,
} from '../../domain/ports/identity-port.ts';
import type { RegistrationPort } from '../../domain/ports/registration-port.ts';

export interface AuthEffects {
  readonly identity: IdentityPort;
  readonly registration: RegistrationPort;
}

export interface AuthListener {
  readonly onState: (state: AuthState) => void;
  readonly onFact: (fact: AuthFact) => void;
}

/** The running machine, as the store uses it. */
export interface AuthEngine {
  readonly send: (event: AuthEvent) => void;
}

export function provideEffects({ identity, registration }: AuthEffects): typeof authMachine {
  return authMachine.provide({
    actors: {
      observeSession: fromCallback(({ sendBack }) =>
        identity.observe((user) => sendBack({ type: 'session.change', user })),
      ),
      signInWithEmail: fromPromise(({ input: { email, password, remember } }) =>
        identity.signInWithEmail({ email, password }, { remember }),
      ),
      signInWithGoogle: fromPromise(({ input }) => identity.signInWithGoogle(input)),
      sendCode: fromPromise(({ input }) => phoneOf(identity).sendCode(input)),
      confirmCode: fromPromise(({ input: { code, remember } }) =>
        phoneOf(identity).confirmCode(code, { remember }),
      ),
      registerUser: fromPromise(({ input }) => registration.registerUser(input)),
      createAccount: fromPromise(({ input }) => identity.createAccount(input)),
      signOut: fromPromise(() => identity.signOut()),
    },
  });
}

function phoneOf({ phone }: IdentityPort): PhoneIdentity {
  if (phone === null) throw new IdentityError('operation-not-allowed');
  return phone;
}

const phoneSteps = {
  enteringNumber: 'number',
  sendingCode: 'number',
  enteringCode: 'code',
  resendingCode: 'code',
  checkingCode: 'code',
} as const;

function phoneStepOf({ value }: SnapshotFrom<typeof authMachine>): AuthState['phoneStep'] {
  if (typeof value === 'string' || !('signingIn' in value)) return null;
  const { signingIn } = value;
  return typeof signingIn === 'object' && 'phone' in signingIn ? phoneSteps[signingIn.phone] : null;
}

function isAskingPhone(snapshot: SnapshotFrom<typeof authMachine>): boolean {
  return (['sendingCode', 'resendingCode', 'checkingCode'] as const).some((phone) =>
    snapshot.matches({ signingIn: { phone } }),
  );
}

function busyOf(snapshot: SnapshotFrom<typeof authMachine>): AuthState['busy'] {
  if (snapshot.matches({ signingIn: 'email' })) return 'email';
  if (snapshot.matches({ signingIn: 'google' })) return 'google';
  if (isAskingPhone(snapshot)) return 'phone';
  if (snapshot.matches({ signingIn: 'registering' })) return 'registration';
  return snapshot.matches('signingOut') ? 'sign-out' : null;
}

export function toAuthState(snapshot: SnapshotFrom<typeof authMachine>): AuthState {
  const { user, failure, isKnown, phoneNumber } = snapshot.context;
  const signedIn = snapshot.matches('signedIn') || snapshot.matches('signingOut');
  return {
    status: signedIn && user !== null ? 'signed-in' : isKnown ? 'signed-out' : 'resolving',
    user: signedIn ? user : null,
    busy: busyOf(snapshot),
    failure,
    phoneStep: phoneStepOf(snapshot),
    phoneNumber,
    isSlow: snapshot.matches({ resolving: 'slow' }),
  };
}

export function startAuthEngine(
  effects: AuthEffects,
  listener: AuthListener,
  options: MachineOptions = {},
): AuthEngine {
  const actor = createActor(provideEffects(effects), options);
  actor.on('*', (fact) => listener.onFact(fact));
  actor.subscribe((snapshot) => listener.onState(toAuthState(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event) };
}
