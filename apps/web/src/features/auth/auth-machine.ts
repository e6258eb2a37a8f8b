import { assertEvent } from 'xstate';
import { authSetup, currentRegistration, failed, opened } from './auth-setup.ts';
import { IdentityError, type SessionOptions } from '../../domain/ports/identity-port.ts';
import { phoneStates } from './phone-states.ts';

/** A new account is remembered: its form has no checkbox. */
const keepSession: SessionOptions = { remember: true };

/** Transitions from states without a known customer. */
const signInEvents = {
  'email.submit': '#auth.signingIn.email',
  'phone.choose': '#auth.signingIn.phone',
  'google.choose': { target: '#auth.signingIn.google', reenter: true },
  'registration.submit': [
    {
      guard: 'isRegistered',
      target: '#auth.signingIn.registering.openingSession',
      actions: 'keepRegistration',
    },
    { target: '#auth.signingIn.registering.atServer', actions: 'keepRegistration' },
  ],
} as const;

/** The life of a session, from unknown to signed in and back. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: {
    user: null,
    isKnown: false,
    failure: null,
    registration: null,
    registeredEmail: null,
    phoneNumber: null,
    end: 'sign-out',
  },
  invoke: { src: 'observeSession' },
  initial: 'resolving',
  // Session events update the context in any state; the states below handle their meaning.
  on: {
    'session.change': { actions: 'keepReport' },
    'failure.dismiss': { actions: 'forgetFailure' },
  },
  states: {
    /** It is unknown whether a customer is signed in. */
    resolving: {
      initial: 'waiting',
      states: {
        waiting: { after: { stillWorking: 'slow' } },
        slow: {},
      },
      on: {
        ...signInEvents,
        'session.change': [
          {
            guard: 'reportsUser',
            target: 'signedIn',
            actions: ['keepReport', { type: 'emitFound', params: { via: 'restored' } }],
          },
          { target: 'signedOut', actions: 'keepReport' },
        ],
        'session.close': { target: 'signingOut', actions: 'keepEnd' },
      },
    },

    signedOut: {
      on: {
        ...signInEvents,
        'session.change': [
          {
            guard: 'reportsUser',
            target: 'signedIn',
            actions: ['keepReport', { type: 'emitFound', params: { via: 'elsewhere' } }],
          },
          { actions: 'keepReport' },
        ],
      },
    },

    signingIn: {
      entry: 'forgetFailure',
      initial: 'email',
      states: {
        email: {
          invoke: {
            src: 'signInWithEmail',
            input: ({ event }) => {
              assertEvent(event, 'email.submit');
              const { email, password, remember } = event;
              return { email, password, remember };
            },
            onDone: opened('email'),
            onError: {
              target: '#auth.settling',
              actions: failed('email'),
            },
          },
        },

        /** A closed window is reported late, so the form stays usable meanwhile. */
        google: {
          on: signInEvents,
          invoke: {
            src: 'signInWithGoogle',
            input: ({ event }) => {
              assertEvent(event, 'google.choose');
              return { remember: event.remember };
            },
            onDone: opened('google'),
            onError: [
              {
                guard: {
                  type: 'isCancellation',
                  params: ({ event }) => ({ error: event.error }),
                },
                target: '#auth.settling',
                actions: {
                  type: 'emitCancelled',
                  params: ({ event }) => ({ error: event.error }),
                },
              },
              {
                target: '#auth.settling',
                actions: failed('google'),
              },
            ],
          },
        },

        phone: phoneStates,

        registering: {
          initial: 'atServer',
          states: {
            atServer: {
              invoke: {
                src: 'registerUser',
                input: ({ context }) => currentRegistration(context),
                onDone: 'openingSession',
                onError: {
                  target: '#auth.settling',
                  actions: failed('registration'),
                },
              },
            },

            openingSession: {
              invoke: {
                src: 'signInWithEmail',
                input: ({ context }) => ({ ...currentRegistration(context), ...keepSession }),
                onDone: opened('registration'),
                onError: [
                  {
                    guard: {
                      type: 'mayBeMissingAccount',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: 'creatingAccount',
                  },
                  {
                    target: '#auth.settling',
                    actions: ['keepRegisteredEmail', failed('registration')],
                  },
                ],
              },
            },

            creatingAccount: {
              invoke: {
                src: 'createAccount',
                input: ({ context }) => currentRegistration(context),
                onDone: opened('registration'),
                onError: [
                  {
                    guard: {
                      type: 'isOtherPassword',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: '#auth.settling',
                    actions: {
                      type: 'fail',
                      params: () => ({
                        via: 'registration' as const,
                        error: new IdentityError('wrong-password'),
                      }),
                    },
                  },
                  {
                    target: '#auth.settling',
                    actions: ['keepRegisteredEmail', failed('registration')],
                  },
                ],
              },
            },
          },
        },
      },
    },

    /** Transient: an attempt has ended, and the session decides the next state. */
    settling: {
      always: [
        { guard: 'hasSession', target: 'signedIn' },
        { guard: 'isUnknown', target: 'resolving' },
        { target: 'signedOut' },
      ],
    },

    signedIn: {
      entry: 'forgetFailure',
      on: {
        'session.change': [
          {
            guard: 'reportsAnother',
            actions: [
              'keepReport',
              { type: 'emitEnded', params: { reason: 'elsewhere' } },
              { type: 'emitFound', params: { via: 'elsewhere' } },
            ],
          },
          { guard: 'reportsUser', actions: 'keepReport' },
          {
            target: 'signedOut',
            actions: ['keepReport', { type: 'emitEnded', params: { reason: 'elsewhere' } }],
          },
        ],
        'session.close': { target: 'signingOut', actions: 'keepEnd' },
      },
    },

    signingOut: {
      entry: 'forgetFailure',
      invoke: {
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: [
            'forgetUser',
            { type: 'emitEnded', params: ({ context }) => ({ reason: context.end }) },
          ],
        },
        onError: {
          target: 'settling',
          actions: {
            type: 'emitSignOutFailed',
            params: ({ event }) => ({ error: event.error }),
          },
        },
      },
    },
  },
});
