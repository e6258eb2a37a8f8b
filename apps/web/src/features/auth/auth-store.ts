import type { MachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { createListeners } from '../../shared/listeners.ts';
import type { AuthEngine, startAuthEngine } from './auth-engine.ts';
import type { AuthFact, SessionEnd, SignInMethod } from './auth-facts.ts';
import { toFailure } from './auth-failure.ts';
import { type AuthState, resolvingState } from './auth-state.ts';
import type {
  Credentials,
  IdentityPort,
  SessionOptions,
} from '../../domain/ports/identity-port.ts';
import { IdentityError } from '../../domain/ports/identity-port.ts';
import type { Registration, RegistrationPort } from '../../domain/ports/registration-port.ts';
import type { SessionHint, SessionMemory } from '../../domain/ports/session-memory-port.ts';

/** The external interfaces of the feature. The identity service is large, so it is a promise. */
export interface AuthPorts {
  /** The machine and its library, which no first load contains. */
  loadEngine(): Promise<typeof startAuthEngine>;
  loadIdentity(): Promise<IdentityPort>;
  readonly registration: RegistrationPort;
  readonly memory: SessionMemory;
  /** Options of the machine. @default no inspector, the browser's clock */
  readonly machineOptions?: MachineOptions;
}

export interface AuthView extends AuthState {
  /** The last visitor, until the session is known. */
  readonly hint: SessionHint | null;
  /** The identity service failed to load; `start` retries. */
  readonly isUnavailable: boolean;
  /** How the last session of this page ended. */
  readonly ended: SessionEnd | null;
}

/** State of a prerendered page: nothing is known on the server. */
export const firstView: AuthView = {
  ...resolvingState,
  hint: null,
  isUnavailable: false,
  ended: null,
};

/**
 * The small part of sign-in on every page. It responds immediately from the stored hint and loads
 * the machine and the identity service when they are needed.
 */
export interface AuthStore {
  readonly getView: () => AuthView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onFact: (listener: (fact: AuthFact) => void) => () => void;
  /**
   * Restores the last visit's session. Without one the visitor is signed out, and nothing is loaded
   * before a session starts, here or in another tab.
   */
  readonly restore: () => void;
  /** Loads missing code. Never rejects: see `isUnavailable`. */
  readonly start: () => Promise<void>;
  readonly signInWithEmail: (credentials: Credentials, options: SessionOptions) => void;
  readonly signInWithGoogle: (options: SessionOptions) => void;
  /** Begins phone sign-in; emits `phone.unavailable` if it is disabled. */
  readonly signInWithPhone: () => void;
  /** The steps of phone sign-in, once it has begun. */
  readonly phone: {
    readonly sendCode: (number: string) => void;
    readonly resendCode: () => void;
    readonly confirmCode: (code: string, options: SessionOptions) => void;
    readonly changeNumber: () => void;
    readonly leave: () => void;
  };
  readonly register: (registration: Registration) => void;
  readonly signOut: () => void;
  /** The server no longer accepts the session. */
  readonly expire: () => void;
  readonly dismissFailure: () => void;
  /** The identity service itself, for calls that do not change the session. */
  readonly identity: () => Promise<IdentityPort>;
}

function isSame(a: AuthView, b: AuthView): boolean {
  return (Object.keys(a) as (keyof AuthView)[]).every((key) => Object.is(a[key], b[key]));
}

const unreachable = (cause?: unknown) => new IdentityError('network-request-failed', { cause });

export function createAuthStore(ports: AuthPorts): AuthStore {
  const { memory, registration } = ports;
  const views = createListeners();
  const facts = createListeners<[AuthFact]>();
  const hint = memory.readHint();
  // The same object as on the server, or all its readers would render twice.
  let view: AuthView = hint === null ? firstView : { ...firstView, hint };
  let identity: Promise<IdentityPort> | null = null;
  let engine: AuthEngine | null = null;
  let hasPhone = false;
  let starting: Promise<void> | null = null;
  let remember: boolean | undefined;

  function show(change: Partial<AuthView>): void {
    const next = { ...view, ...change };
    if (isSame(view, next)) return;
    view = next;
    views.notify();
  }

  function loadIdentity(): Promise<IdentityPort> {
    identity ??= ports.loadIdentity().catch((error: unknown) => {
      identity = null;
      throw unreachable(error);
    });
    return identity;
  }

  function follow(state: AuthState): void {
    const { user } = state;
    // A visitor without a stored session stays signed out until the service reports one.
    const status = state.status === 'resolving' ? view.status : state.status;
    // Not while resolving: another tab may just have stored the hint.
    if (state.status === 'signed-out') memory.clearHint();
    if (user !== null && user !== view.user) {
      const { email, displayName, phoneNumber } = user;
      memory.writeHint({ email, displayName, phoneNumber }, remember);
    }
    show({ ...state, status, hint: status === 'resolving' ? view.hint : null });
  }

  function followFact(fact: AuthFact): void {
    if (fact.type === 'session.started') show({ ended: null });
    if (fact.type === 'session.ended') {
      show({ ended: fact.reason });
      if (fact.reason === 'sign-out') memory.announceEnd();
    }
    facts.notify(fact);
  }

  async function load(): Promise<void> {
    try {
      const [startEngine, service] = await Promise.all([ports.loadEngine(), loadIdentity()]);
      show({ isUnavailable: false });
      const { send } = startEngine(
        { identity: service, registration },
        { onState: follow, onFact: followFact },
        ports.machineOptions,
      );
      memory.onEndElsewhere(() => send({ type: 'session.close', reason: 'elsewhere' }));
      hasPhone = service.phone !== null;
      engine = { send };
    } catch {
      starting = null;
      show({ isUnavailable: true });
    }
  }

  function start(): Promise<void> {
    starting ??= load();
    return starting;
  }

  function restore(): void {
    if (hint !== null) {
      void start();
      return;
    }
    memory.onStartElsewhere(() => void start());
    if (starting === null && !view.isUnavailable) show({ status: 'signed-out' });
  }

  /** Synchronous if the machine runs, so that the click may still open a window. */
  function withEngine(run: (engine: AuthEngine) => void, orElse: () => void): void {
    if (engine !== null) run(engine);
    else void start().then(() => (engine === null ? orElse() : run(engine)));
  }

  function signIn(via: SignInMethod, run: (engine: AuthEngine) => void): void {
    if (engine === null) {
      // It begins as soon as the code is here: a second press would open a second window.
      if (view.busy === via) return;
      show({ busy: via, failure: null });
    }
    withEngine(run, () => {
      const failure = toFailure(unreachable());
      show({ busy: null, failure });
      facts.notify({ type: 'signIn.failed', via, failure });
    });
  }

  return {
    getView: () => view,
    subscribe: views.add,
    onFact: facts.add,
    restore,
    start,
    signInWithEmail(credentials, options) {
      remember = options.remember;
      signIn('email', ({ send }) => send({ type: 'email.submit', ...credentials, ...options }));
    },
    signInWithGoogle(options) {
      remember = options.remember;
      signIn('google', ({ send }) => send({ type: 'google.choose', ...options }));
    },
    signInWithPhone() {
      signIn('phone', ({ send }) => {
        if (hasPhone) {
          send({ type: 'phone.choose' });
          return;
        }
        show({ busy: null });
        facts.notify({ type: 'phone.unavailable' });
      });
    },
    phone: {
      sendCode: (number) => engine?.send({ type: 'number.submit', number }),
      resendCode: () => engine?.send({ type: 'code.resend' }),
      confirmCode(code, options) {
        remember = options.remember;
        engine?.send({ type: 'code.submit', code, ...options });
      },
      changeNumber: () => engine?.send({ type: 'number.change' }),
      leave: () => engine?.send({ type: 'phone.leave' }),
    },
    register(details) {
      remember = true;
      signIn('registration', ({ send }) => send({ type: 'registration.submit', ...details }));
    },
    signOut() {
      // Set before the session ends, so that a guard can recognise the visitor's own sign-out.
      show({ ended: 'sign-out' });
      withEngine(
        ({ send }) => send({ type: 'session.close', reason: 'sign-out' }),
        () => facts.notify({ type: 'signOut.failed', failure: toFailure(unreachable()) }),
      );
    },
    expire() {
      if (view.status === 'signed-in') engine?.send({ type: 'session.close', reason: 'expired' });
    },
    dismissFailure() {
      engine?.send({ type: 'failure.dismiss' });
      show({ failure: null });
    },
    identity: loadIdentity,
  };
}
