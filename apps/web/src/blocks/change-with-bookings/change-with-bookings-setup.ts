import { assign, emit, fromPromise, setup } from 'xstate';
import type { CancelReason, DeskDecision, DeskSettled } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import {
  type Choice,
  decide,
  decideAll,
  decisionsOf,
  type Draft,
  isDecided,
  type Row,
  rowsAfter,
} from './decisions.ts';

type Undecided = Extract<DeskSettled, { outcome: 'undecided' }>;
export type Applied = Extract<DeskSettled, { outcome: 'applied' }>;

export interface SettleInput {
  readonly createKey: () => string;
}

export interface SettleContext extends SettleInput {
  /** The change as a text, and the usual reason where it cancels visits. */
  readonly content: string;
  readonly reason: CancelReason;
  readonly rows: readonly Row[];
  readonly mayKeep: boolean;
  /** The team after the change. */
  readonly barbers: Undecided['barbers'];
  readonly failure: unknown;
  /** What was sent last, and its key: the same for every attempt at the same. */
  readonly attempt: (Attempt & { readonly content: string }) | null;
}

export type SettleEvent =
  | { type: 'change.send'; content: string; reason: CancelReason }
  | { type: 'change.abandon' }
  | { type: 'decision.make'; id: string; draft: Draft }
  | { type: 'decision.makeAll'; choice: Choice }
  | { type: 'decisions.confirm' };

export type SettleFact =
  | { readonly type: 'change.applied'; readonly answer: Applied }
  | { readonly type: 'change.failed'; readonly error: unknown }
  | { readonly type: 'change.abandoned' };

/** A change with the decisions about the bookings that it touches. */
export interface Attempt {
  readonly decisions: readonly DeskDecision[];
  readonly idempotencyKey: string;
}

interface Refused {
  readonly error: unknown;
}

/** A repeated attempt at the same change is the same request. */
function attemptAt(context: SettleContext, decisions: readonly DeskDecision[]) {
  const content = JSON.stringify([context.content, decisions]);
  if (context.attempt?.content === content) return context.attempt;
  return { content, decisions, idempotencyKey: context.createKey() };
}

/** What is sent now. */
export function attemptOf({ attempt }: SettleContext): Attempt {
  if (attempt === null) throw new RangeError('Nothing is sent');
  return attempt;
}

/** Guards and actions for a change that touches bookings; the statechart documents them. */
export const changeWithBookings = setup({
  types: {
    context: {} as SettleContext,
    events: {} as SettleEvent,
    emitted: {} as SettleFact,
    input: {} as SettleInput,
  },
  actors: {
    sendChange: fromPromise<DeskSettled, Attempt>(() => {
      throw new Error('The machine was started without a place to send to');
    }),
  },
  guards: {
    isApplied: (_, { answer }: { answer: DeskSettled }) => answer.outcome === 'applied',
    allDecided: ({ context }) => isDecided(context.rows),
    // The form decides about it, as it knows what the change replaces.
    isOvertaken: (_, { error }: Refused) =>
      error instanceof ServiceError && error.failure.kind === 'stale',
  },
  actions: {
    take: assign((_, { content, reason }: { content: string; reason: CancelReason }) => ({
      content,
      reason,
    })),
    // Without decisions: earlier ones are shown again before they are sent.
    prepareQuestion: assign(({ context }) => ({ attempt: attemptAt(context, []) })),
    prepareDecisions: assign(({ context }) => ({
      failure: null,
      attempt: attemptAt(context, decisionsOf(context.rows)),
    })),
    ask: assign(({ context }, { answer }: { answer: DeskSettled }) =>
      answer.outcome === 'applied'
        ? {}
        : {
            rows: rowsAfter(context.rows, answer.touched, answer.mayKeep),
            mayKeep: answer.mayKeep,
            barbers: answer.barbers,
          },
    ),
    decide: assign(({ context }, { id, draft }: { id: string; draft: Draft }) => ({
      rows: decide(context.rows, id, draft),
    })),
    decideAll: assign(({ context }, { choice }: { choice: Choice }) => ({
      rows: decideAll(context.rows, choice, context.reason),
    })),
    keepFailure: assign((_, { error }: Refused) => ({ failure: error })),
    forget: assign({ rows: [], failure: null }),
    endAttempt: assign({ rows: [], failure: null, attempt: null }),
    reportApplied: emit((_, { answer }: { answer: DeskSettled }): SettleFact => {
      if (answer.outcome !== 'applied') throw new RangeError('Bookings wait for a decision');
      return { type: 'change.applied', answer };
    }),
    reportFailed: emit((_, { error }: Refused): SettleFact => ({ type: 'change.failed', error })),
    reportAbandoned: emit((): SettleFact => ({ type: 'change.abandoned' })),
  },
});
