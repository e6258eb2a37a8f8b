import { assign, fromPromise, setup } from 'xstate';
import type { DeskEntry, DeskMovable } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { PlanPlace } from './plan-place.ts';

/** One request to move an entry. */
export interface MoveRequest {
  readonly entry: DeskMovable;
  readonly to: PlanPlace;
  readonly idempotencyKey: string;
}

interface Moved {
  readonly revision: number;
}

export interface PlanMoveInput {
  readonly createKey: () => string;
}

export interface PlanMoveContext extends PlanMoveInput {
  /** As the member saw it when it was dropped, with the latest revision. */
  readonly entry: DeskMovable | null;
  readonly from: PlanPlace | null;
  readonly to: PlanPlace | null;
  /** The same for every attempt at one move. */
  readonly idempotencyKey: string;
  readonly failure: unknown;
  /** What another member made of it; null if it is gone. */
  readonly current: DeskMovable | null;
}

export type PlanMoveEvent =
  | { type: 'move.drop'; entry: DeskMovable; from: PlanPlace; to: PlanPlace }
  | { type: 'move.undo' }
  | { type: 'move.retry' }
  | { type: 'move.dismiss' }
  /** Moves the entry as it is now. */
  | { type: 'change.accept' };

interface Refused {
  readonly error: unknown;
}

const isMovable = (entry: DeskEntry | undefined): entry is DeskMovable =>
  entry !== undefined && entry.kind !== 'hold';

const hasKind =
  (...kinds: readonly string[]) =>
  (_: unknown, { error }: Refused): boolean =>
    error instanceof ServiceError && kinds.includes(error.failure.kind);

const refusedBy = ({ event }: { readonly event: { readonly error: unknown } }): Refused => ({
  error: event.error,
});

function requestOf({ entry, to, idempotencyKey }: PlanMoveContext): MoveRequest {
  if (entry === null || to === null) throw new RangeError('Nothing was dropped');
  return { entry, to, idempotencyKey };
}

const planMove = setup({
  types: {
    context: {} as PlanMoveContext,
    events: {} as PlanMoveEvent,
    input: {} as PlanMoveInput,
  },
  actors: {
    move: fromPromise<Moved, MoveRequest>(() => {
      throw new Error('The machine was started without a place to move to');
    }),
    readEntries: fromPromise<readonly DeskEntry[]>(() => {
      throw new Error('The machine was started without a day');
    }),
  },
  guards: {
    wasChanged: hasKind('stale', 'not-found', 'gone'),
    wasRefused: hasKind('conflict', 'forbidden', 'invalid'),
    isThere: ({ context }) => context.current !== null,
  },
  actions: {
    keepMove: assign(
      (
        { context },
        { entry, from, to }: { entry: DeskMovable; from: PlanPlace; to: PlanPlace },
      ) => ({
        entry,
        from,
        to,
        failure: null,
        current: null,
        idempotencyKey: context.createKey(),
      }),
    ),
    keepRevision: assign(({ context: { entry } }, { revision }: Moved) => ({
      entry: entry === null ? null : { ...entry, revision },
    })),
    keepFailure: assign((_, { error }: Refused) => ({ failure: error })),
    keepCurrent: assign(
      ({ context: { entry } }, { entries }: { entries: readonly DeskEntry[] }) => {
        const found = entries.find(({ id }) => id === entry?.id);
        return { current: isMovable(found) ? found : null };
      },
    ),
    acceptCurrent: assign(({ context }) => ({
      entry: context.current,
      // The same move at another revision is another request.
      idempotencyKey: context.createKey(),
    })),
    turnAround: assign(({ context }) => ({
      from: context.to,
      to: context.from,
      failure: null,
      idempotencyKey: context.createKey(),
    })),
  },
});

const drop = {
  target: '#planMove.moving',
  actions: {
    type: 'keepMove' as const,
    params: ({
      event: { entry, from, to },
    }: {
      event: Extract<PlanMoveEvent, { type: 'move.drop' }>;
    }) => ({
      entry,
      from,
      to,
    }),
  },
};

/** One request, of a move or of its undoing. */
const move = {
  src: 'move',
  input: ({ context }: { readonly context: PlanMoveContext }) => requestOf(context),
  onError: [
    { guard: { type: 'wasChanged', params: refusedBy }, target: 'checking' },
    {
      guard: { type: 'wasRefused', params: refusedBy },
      target: 'refused',
      actions: { type: 'keepFailure', params: refusedBy },
    },
    { target: 'failed', actions: { type: 'keepFailure', params: refusedBy } },
  ],
} as const;

const kept = {
  actions: {
    type: 'keepRevision' as const,
    params: ({ event }: { readonly event: { readonly output: Moved } }) => event.output,
  },
};

/**
 * Moves one entry of the plan: sent when it is dropped, shown at its new place meanwhile, and put
 * back if the API refuses. An entry that another member changed is shown as it is now, before the
 * member decides. A move can be undone, which is a move as well.
 */
export const planMoveMachine = planMove.createMachine({
  id: 'planMove',
  initial: 'resting',
  context: ({ input }) => ({
    ...input,
    entry: null,
    from: null,
    to: null,
    idempotencyKey: '',
    failure: null,
    current: null,
  }),
  states: {
    resting: { on: { 'move.drop': drop } },
    moving: {
      invoke: {
        id: 'move',
        ...move,
        onDone: { target: 'moved', ...kept },
      },
    },
    moved: {
      on: {
        'move.drop': drop,
        'move.undo': { target: 'undoing', actions: 'turnAround' },
        'move.dismiss': 'resting',
      },
    },
    undoing: {
      invoke: {
        id: 'undo',
        ...move,
        onDone: { target: 'undone', ...kept },
      },
    },
    undone: { on: { 'move.drop': drop, 'move.dismiss': 'resting' } },
    /** Another member was faster: reads what became of it. */
    checking: {
      invoke: {
        id: 'readEntries',
        src: 'readEntries',
        onDone: {
          target: 'changed',
          actions: { type: 'keepCurrent', params: ({ event }) => ({ entries: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: refusedBy },
        },
      },
    },
    changed: {
      on: {
        'move.drop': drop,
        'change.accept': { guard: 'isThere', target: 'moving', actions: 'acceptCurrent' },
        'move.dismiss': 'resting',
      },
    },
    refused: { on: { 'move.drop': drop, 'move.dismiss': 'resting' } },
    failed: { on: { 'move.drop': drop, 'move.retry': 'moving', 'move.dismiss': 'resting' } },
  },
});
