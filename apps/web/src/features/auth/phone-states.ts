import { assertEvent } from 'xstate';
import { authSetup, currentNumber, failed, opened } from './auth-setup.ts';

const openElsewhere = {
  guard: 'reportsUser',
  target: '#auth.signedIn',
  actions: ['keepReport', 'forgetNumber', { type: 'emitFound', params: { via: 'elsewhere' } }],
} as const;

/** Both inputs wait for the visitor, so another tab may be faster. */
const waiting = { 'session.change': [openElsewhere, { actions: 'keepReport' }] } as const;

/** Phone sign-in: a number, its code, and a session. */
export const phoneStates = authSetup.createStateConfig({
  initial: 'enteringNumber',
  on: { 'phone.leave': { target: '#auth.settling', actions: ['forgetFailure', 'forgetNumber'] } },
  states: {
    enteringNumber: {
      on: {
        ...waiting,
        'number.submit': { target: 'sendingCode', actions: ['forgetFailure', 'keepNumber'] },
      },
    },

    sendingCode: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => currentNumber(context),
        onDone: 'enteringCode',
        onError: {
          target: 'enteringNumber',
          actions: failed('phone'),
        },
      },
    },

    enteringCode: {
      on: {
        ...waiting,
        'code.submit': { target: 'checkingCode', actions: 'forgetFailure' },
        'code.resend': { target: 'resendingCode', actions: 'forgetFailure' },
        'number.change': { target: 'enteringNumber', actions: 'forgetFailure' },
      },
    },

    /** The previous code may still arrive, so a failure returns to its field. */
    resendingCode: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => currentNumber(context),
        onDone: { target: 'enteringCode', actions: 'emitResent' },
        onError: {
          target: 'enteringCode',
          actions: failed('phone'),
        },
      },
    },

    checkingCode: {
      invoke: {
        src: 'confirmCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          const { code, remember } = event;
          return { code, remember };
        },
        onDone: opened('phone'),
        onError: {
          target: 'enteringCode',
          actions: failed('phone'),
        },
      },
    },
  },
});
