import { bookingChange, requestOf } from './booking-change-setup.ts';

/** A member's change of a booking, which another member may change at the same time. */
export const bookingChangeMachine = bookingChange.createMachine({
  id: 'deskBooking',
  context: ({ input }) => ({
    ...input,
    change: null,
    idempotencyKey: input.createKey(),
    current: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'booking.learn': {
          actions: { type: 'learn', params: ({ event }) => ({ booking: event.booking }) },
        },
        'change.ask': {
          target: 'sending',
          actions: { type: 'want', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'changed',
          actions: { type: 'report', params: ({ event }) => ({ revision: event.output.revision }) },
        },
        onError: [
          {
            guard: { type: 'wasChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'comparing',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'gone',
          },
          {
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    comparing: {
      invoke: {
        id: 'readCurrent',
        src: 'readCurrent',
        input: ({ context }) => ({ id: context.booking.id }),
        onDone: {
          target: 'outdated',
          actions: { type: 'keepCurrent', params: ({ event }) => ({ current: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'gone',
          },
          {
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    outdated: {
      on: {
        'current.accept': { guard: 'changeIsKnown', target: 'sending', actions: 'adopt' },
        'current.keep': { target: 'reading', actions: ['adopt', 'forget'] },
      },
    },
    refused: {
      on: {
        'change.ask': {
          target: 'sending',
          actions: { type: 'want', params: ({ event }) => ({ change: event.change }) },
        },
        'change.forget': { target: 'reading', actions: 'forget' },
      },
    },
    changed: {},
    gone: {},
  },
});
