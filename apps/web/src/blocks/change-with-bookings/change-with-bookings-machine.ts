import type { DeskSettled } from '../../domain/desk.ts';
import { attemptOf, changeWithBookings, type SettleContext } from './change-with-bookings-setup.ts';

/** A change is sent, and a later one is another attempt. */
const sendable = changeWithBookings.createStateConfig({
  on: {
    'change.send': {
      target: 'sending',
      actions: [{ type: 'take', params: ({ event }) => event }, 'prepareQuestion'],
    },
  },
});

/** The member decides about each booking. */
const decidable = changeWithBookings.createStateConfig({
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
});

interface Answered {
  readonly event: { readonly output: DeskSettled };
}

interface Failed {
  readonly event: { readonly error: unknown };
}

const answerOf = ({ event }: Answered) => ({ answer: event.output });
const errorOf = ({ event }: Failed) => ({ error: event.error });

/** The answer of the salon to a change, with decisions or without. */
const attempt = {
  src: 'sendChange',
  input: ({ context }: { readonly context: SettleContext }) => attemptOf(context),
  onDone: [
    {
      guard: { type: 'isApplied', params: answerOf },
      target: 'applied',
      actions: { type: 'reportApplied', params: answerOf },
    },
    { target: 'deciding', actions: { type: 'ask', params: answerOf } },
  ],
} as const;

/** Nothing was applied, and nothing is asked. */
const failure = {
  target: 'failed',
  actions: { type: 'reportFailed', params: errorOf },
} as const;

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
    editing: sendable,
    sending: { invoke: { id: 'sendChange', ...attempt, onError: failure } },
    deciding: decidable,
    applying: {
      invoke: {
        id: 'sendDecisions',
        ...attempt,
        onError: [
          { guard: { type: 'isOvertaken', params: errorOf }, ...failure },
          { target: 'refused', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    refused: decidable,
    applied: { entry: 'endAttempt', ...sendable },
    failed: sendable,
  },
});
