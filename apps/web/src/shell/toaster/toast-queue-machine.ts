import { assign, setup } from 'xstate';
import type { Toast } from '../../shared/toast.ts';

const shortest = 4500;
const longest = 10_000;
/** Texts up to this length get the shortest time. */
const comfortableLength = 90;
const millisecondsPerCharacter = 45;

/** How long a toast is shown, in milliseconds: 4.5 s, longer for a long text. */
export function readingTime({ title, description = '' }: Toast): number {
  const beyond = Math.max(0, title.length + description.length - comfortableLength);
  return Math.min(longest, shortest + beyond * millisecondsPerCharacter);
}

/** A failure with an action stays until the visitor dismisses it. */
export function staysUntilAnswered({ tone, action }: Toast): boolean {
  return tone === 'danger' && action !== undefined;
}

/** The reasons that pause the clock: pointer or focus on the message, or a hidden tab. */
export type HoldReason = 'attention' | 'hidden';

export interface ToastQueueContext {
  readonly current: Toast | null;
  /** Shown after the visible one, in order: failures that a newer message replaced, and one that came during a pause. */
  readonly waiting: readonly Toast[];
  readonly holds: readonly HoldReason[];
  /** Remaining milliseconds of the visible message; updated only when its clock stops. */
  readonly remaining: number;
  readonly runningSince: number;
  readonly now: () => number;
}

export type ToastQueueEvent =
  | { readonly type: 'toast.pushed'; readonly toast: Toast }
  | { readonly type: 'toast.dismissed'; readonly id: string }
  | { readonly type: 'toasts.cleared' }
  | { readonly type: 'hold.began'; readonly reason: HoldReason }
  | { readonly type: 'hold.ended'; readonly reason: HoldReason };

export interface ToastQueueInput {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Of the replaced messages, those that the visitor still has to answer. */
const unanswered = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(staysUntilAnswered);

/** Pointer and focus belong to the removed message; a hidden tab stays hidden. */
function remainingHolds(holds: readonly HoldReason[]): readonly HoldReason[] {
  return holds.filter((reason) => reason === 'hidden');
}

export const toastQueueMachine = setup({
  types: {
    context: {} as ToastQueueContext,
    events: {} as ToastQueueEvent,
    input: {} as ToastQueueInput,
  },
  guards: {
    isVisible: ({ context, event }) =>
      context.current !== null && context.current.id === idOf(event),
    isWaiting: ({ context, event }) => context.waiting.some((toast) => toast.id === idOf(event)),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isHeld: ({ context }) => context.holds.length > 0,
    hasAttention: ({ context }) => context.holds.includes('attention'),
    isOnlyHold: ({ context, event }) =>
      event.type === 'hold.ended' && context.holds.every((reason) => reason === event.reason),
    staysUntilAnswered: ({ context }) =>
      context.current !== null && staysUntilAnswered(context.current),
  },
  actions: {
    show: assign(({ event }) =>
      event.type === 'toast.pushed'
        ? { current: event.toast, remaining: readingTime(event.toast) }
        : {},
    ),
    replace: assign(({ context: { current, waiting, holds }, event }) =>
      event.type === 'toast.pushed' && current !== null
        ? {
            current: event.toast,
            waiting: unanswered([current, ...waiting]),
            remaining: readingTime(event.toast),
            holds: remainingHolds(holds),
          }
        : {},
    ),
    showNext: assign(({ context }) => {
      const [next, ...waiting] = context.waiting;
      return next === undefined
        ? {}
        : {
            current: next,
            waiting,
            remaining: readingTime(next),
            holds: remainingHolds(context.holds),
          };
    }),
    clear: assign(({ context }) => ({
      current: null,
      remaining: 0,
      holds: remainingHolds(context.holds),
    })),
    forgetWaiting: assign({ waiting: [] }),
    enqueue: assign({
      waiting: ({ context, event }) =>
        event.type === 'toast.pushed'
          ? [event.toast, ...unanswered(context.waiting)]
          : context.waiting,
    }),
    replaceWaiting: assign({
      waiting: ({ context, event }) =>
        event.type === 'toast.pushed'
          ? context.waiting.map((toast) => (toast.id === event.toast.id ? event.toast : toast))
          : context.waiting,
    }),
    dropWaiting: assign({
      waiting: ({ context, event }) => context.waiting.filter((toast) => toast.id !== idOf(event)),
    }),
    hold: assign({
      holds: ({ context, event }) =>
        event.type === 'hold.began' && !context.holds.includes(event.reason)
          ? [...context.holds, event.reason]
          : context.holds,
    }),
    release: assign({
      holds: ({ context, event }) =>
        event.type === 'hold.ended'
          ? context.holds.filter((reason) => reason !== event.reason)
          : context.holds,
    }),
    startClock: assign({ runningSince: ({ context }) => context.now() }),
    keepRemaining: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.runningSince)),
    }),
  },
  delays: {
    remaining: ({ context }) => context.remaining,
  },
}).createMachine({
  id: 'toast-queue',
  context: ({ input }) => ({
    current: null,
    waiting: [],
    holds: [],
    remaining: 0,
    runningSince: 0,
    now: input.now,
  }),
  initial: 'empty',
  on: {
    'hold.began': { actions: 'hold' },
    'hold.ended': { actions: 'release' },
  },
  states: {
    empty: {
      on: { 'toast.pushed': { target: 'visible', actions: 'show' } },
    },
    visible: {
      initial: 'appearing',
      on: {
        'toast.pushed': [
          { guard: 'isVisible', target: '.appearing', actions: 'show' },
          { guard: 'isWaiting', actions: 'replaceWaiting' },
          // A message with hover or focus stays.
          { guard: 'hasAttention', actions: 'enqueue' },
          { target: '.appearing', actions: 'replace' },
        ],
        'toast.dismissed': [{ guard: 'isVisible', target: 'gone' }, { actions: 'dropWaiting' }],
        'toasts.cleared': { target: 'gone', actions: 'forgetWaiting' },
      },
      states: {
        appearing: {
          always: [
            { guard: 'staysUntilAnswered', target: 'lasting' },
            { guard: 'isHeld', target: 'held' },
            { target: 'running' },
          ],
        },
        running: {
          entry: 'startClock',
          exit: 'keepRemaining',
          on: { 'hold.began': { target: 'held', actions: 'hold' } },
          after: { remaining: { target: '#toast-queue.gone' } },
        },
        held: {
          on: {
            'hold.ended': [
              { guard: 'isOnlyHold', target: 'running', actions: 'release' },
              { actions: 'release' },
            ],
          },
        },
        lasting: {},
      },
    },
    gone: {
      always: [
        { guard: 'hasWaiting', target: 'visible', actions: 'showNext' },
        { target: 'empty', actions: 'clear' },
      ],
    },
  },
});

function idOf(event: ToastQueueEvent): string | null {
  if (event.type === 'toast.pushed') return event.toast.id;
  return event.type === 'toast.dismissed' ? event.id : null;
}
