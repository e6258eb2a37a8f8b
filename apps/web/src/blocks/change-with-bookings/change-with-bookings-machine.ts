import { attemptOf, changeWithBookings } from './change-with-bookings-setup.ts';

/**
 * A change of a salon's settings. If it touches bookings, nothing is applied until the member has
 * decided about each of them; the change and the decisions are then one request.
 */
export const changeWithBookingsMachine = changeWithBookings.createMachine({
  id: 'changeWithBookings',
  context: ({ input }) => ({
    ...input,
    content: '',
    reason: 'other',
    rows: [],
    mayKeep: true,
    barbers: [],
    failure: null,
    attempt: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'change.send': {
          target: 'sending',
          actions: [{ type: 'take', params: ({ event }) => event }, 'prepareQuestion'],
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isApplied', params: ({ event }) => ({ answer: event.output }) },
            target: 'applied',
            actions: {
              type: 'reportApplied',
              params: ({ event }) => ({ answer: event.output }),
            },
          },
          {
            target: 'deciding',
            actions: { type: 'ask', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      on: {
        'decision.make': { actions: { type: 'decide', params: ({ event }) => event } },
        'decision.makeAll': { actions: { type: 'decideAll', params: ({ event }) => event } },
        'decisions.confirm': {
          guard: 'allDecided',
          target: 'applying',
          actions: 'prepareDecisions',
        },
        'change.abandon': { target: 'editing', actions: ['forget', 'reportAbandoned'] },
      },
    },
    applying: {
      invoke: {
        id: 'sendDecisions',
        src: 'sendChange',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isApplied', params: ({ event }) => ({ answer: event.output }) },
            target: 'applied',
            actions: {
              type: 'reportApplied',
              params: ({ event }) => ({ answer: event.output }),
            },
          },
          {
            target: 'deciding',
            actions: { type: 'ask', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      on: {
        'decision.make': { actions: { type: 'decide', params: ({ event }) => event } },
        'decision.makeAll': { actions: { type: 'decideAll', params: ({ event }) => event } },
        'decisions.confirm': {
          guard: 'allDecided',
          target: 'applying',
          actions: 'prepareDecisions',
        },
        'change.abandon': { target: 'editing', actions: ['forget', 'reportAbandoned'] },
      },
    },
    applied: {
      entry: 'endAttempt',
      on: {
        'change.send': {
          target: 'sending',
          actions: [{ type: 'take', params: ({ event }) => event }, 'prepareQuestion'],
        },
      },
    },
    failed: {
      on: {
        'change.send': {
          target: 'sending',
          actions: [{ type: 'take', params: ({ event }) => event }, 'prepareQuestion'],
        },
      },
    },
  },
});
