import { assign, fromPromise, setup } from 'xstate';
import type { Rating, Stars } from '../../domain/ports/old/bookings-port.ts';

export interface RatingInput {
  readonly bookingId: string;
  /** What the visit is rated as now. */
  readonly rating: Stars | null;
  readonly createKey: () => string;
}

export interface RatingContext extends RatingInput {
  /** What the customer chose last; it stands, whatever becomes of the saving. */
  readonly chosen: Stars | null;
  /** What is being saved, under the key of its own. */
  readonly saving: Stars | null;
  readonly idempotencyKey: string;
}

type RatingEvent = { type: 'rating.choose'; rating: Stars | null } | { type: 'rating.retry' };

/** The stars of one visit: each choice is saved at once, and only the latest of several waits. */
export const ratingMachine = setup({
  types: {
    context: {} as RatingContext,
    events: {} as RatingEvent,
    input: {} as RatingInput,
  },
  actors: {
    saveRating: fromPromise<void, Rating>(() => {
      throw new Error('The machine was started without a place to save');
    }),
  },
  guards: {
    choseAgain: ({ context }) => context.chosen !== context.saving,
  },
  actions: {
    choose: assign((_, { rating }: { rating: Stars | null }) => ({ chosen: rating })),
    // An attempt at the same stars is the same change.
    beginSaving: assign(({ context }) => ({
      saving: context.chosen,
      idempotencyKey: context.createKey(),
    })),
  },
  delays: { acknowledgement: 4000 },
}).createMachine({
  id: 'rating',
  context: ({ input }) => ({
    ...input,
    chosen: input.rating,
    saving: input.rating,
    idempotencyKey: input.createKey(),
  }),
  initial: 'resting',
  on: {
    'rating.choose': {
      target: '.saving',
      actions: [
        { type: 'choose', params: ({ event }) => ({ rating: event.rating }) },
        'beginSaving',
      ],
    },
  },
  states: {
    resting: {},
    saving: {
      on: {
        'rating.choose': {
          actions: { type: 'choose', params: ({ event }) => ({ rating: event.rating }) },
        },
      },
      invoke: {
        id: 'saveRating',
        src: 'saveRating',
        input: ({ context: { bookingId, idempotencyKey, saving } }) => ({
          bookingId,
          idempotencyKey,
          rating: saving,
        }),
        onDone: [
          { guard: 'choseAgain', target: 'saving', reenter: true, actions: 'beginSaving' },
          { target: 'saved' },
        ],
        onError: [
          { guard: 'choseAgain', target: 'saving', reenter: true, actions: 'beginSaving' },
          { target: 'failed' },
        ],
      },
    },
    saved: { after: { acknowledgement: 'resting' } },
    failed: { on: { 'rating.retry': { target: 'saving' } } },
  },
});
