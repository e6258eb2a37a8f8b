import { assign, fromPromise, setup } from 'xstate';
import type { Booking, BookingRating, Stars } from '../../domain/booking.ts';
import { changeRefusal } from './change-refusal.ts';

/** A customer's rating of a visit. */
export interface Verdict {
  readonly rating: Stars | null;
  /** Text for the salon's reviews; null without a rating. */
  readonly review: string | null;
}

export interface RatingInput extends Verdict {
  readonly bookingId: string;
  readonly revision: number;
  readonly language: string;
  readonly createKey: () => string;
}

export interface RatingContext {
  readonly bookingId: string;
  readonly language: string;
  readonly createKey: () => string;
  /** The revision that a change is based on. */
  readonly revision: number;
  /** The customer's last choice; a failed save does not undo it. */
  readonly chosen: Verdict;
  /** The rating being saved, with its key. */
  readonly saving: Verdict;
  readonly idempotencyKey: string;
  /** A rating made elsewhere meanwhile. */
  readonly elsewhere: Verdict | null;
  readonly failure: unknown;
}

type RatingEvent =
  | { type: 'rating.choose'; rating: Stars | null }
  | { type: 'review.write'; review: string | null }
  | { type: 'rating.retry' }
  /** A new version of the booking arrived, maybe changed elsewhere. */
  | { type: 'booking.learn'; booking: Booking };

const isSame = (a: Verdict, b: Verdict) => a.rating === b.rating && a.review === b.review;

const verdictOf = ({ rating, review }: Verdict): Verdict => ({ rating, review });

/**
 * Rating and text of one visit: each choice is saved immediately, and only the latest of several is
 * queued. A rating made elsewhere is shown before it is replaced.
 */
export const ratingMachine = setup({
  types: {
    context: {} as RatingContext,
    events: {} as RatingEvent,
    input: {} as RatingInput,
  },
  actors: {
    saveRating: fromPromise<Booking, BookingRating>(() => {
      throw new Error('The machine was started without a place to save');
    }),
  },
  guards: {
    choseAgain: ({ context }) => !isSame(context.chosen, context.saving),
    isNewer: ({ context }, { booking }: { booking: Booking }) =>
      booking.revision > context.revision,
    hasStars: ({ context }) => context.chosen.rating !== null,
    wasChanged: (_, { error }: { error: unknown }) => changeRefusal(error).kind === 'changed',
  },
  actions: {
    chooseStars: assign(({ context }, { rating }: { rating: Stars | null }) => ({
      chosen: { rating, review: rating === null ? null : context.chosen.review },
    })),
    chooseWords: assign(({ context }, { review }: { review: string | null }) => ({
      chosen: { ...context.chosen, review },
    })),
    // A retry of the same rating is the same change.
    beginSaving: assign(({ context }) => ({
      saving: context.chosen,
      idempotencyKey: context.createKey(),
      elsewhere: null,
      failure: null,
    })),
    keepRevision: assign((_, { booking }: { booking: Booking }) => ({
      revision: booking.revision,
    })),
    learn: assign((_, { booking }: { booking: Booking }) => ({
      revision: booking.revision,
      chosen: verdictOf(booking),
      saving: verdictOf(booking),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    keepChange: assign((_, { error }: { error: unknown }) => {
      const refusal = changeRefusal(error);
      if (refusal.kind !== 'changed') return {};
      return { revision: refusal.booking.revision, elsewhere: verdictOf(refusal.booking) };
    }),
  },
  delays: { acknowledgement: 4000 },
}).createMachine({
  id: 'rating',
  context: ({ input: { rating, review, ...input } }) => ({
    ...input,
    chosen: { rating, review },
    saving: { rating, review },
    idempotencyKey: input.createKey(),
    elsewhere: null,
    failure: null,
  }),
  initial: 'resting',
  on: {
    'rating.choose': {
      target: '.saving',
      actions: [
        { type: 'chooseStars', params: ({ event }) => ({ rating: event.rating }) },
        'beginSaving',
      ],
    },
    'review.write': {
      guard: 'hasStars',
      target: '.saving',
      actions: [
        { type: 'chooseWords', params: ({ event }) => ({ review: event.review }) },
        'beginSaving',
      ],
    },
  },
  states: {
    resting: {
      on: {
        'booking.learn': {
          guard: { type: 'isNewer', params: ({ event }) => ({ booking: event.booking }) },
          actions: { type: 'learn', params: ({ event }) => ({ booking: event.booking }) },
        },
      },
    },
    saving: {
      on: {
        'rating.choose': {
          actions: { type: 'chooseStars', params: ({ event }) => ({ rating: event.rating }) },
        },
        'review.write': {
          guard: 'hasStars',
          actions: { type: 'chooseWords', params: ({ event }) => ({ review: event.review }) },
        },
      },
      invoke: {
        id: 'saveRating',
        src: 'saveRating',
        input: ({ context: { bookingId, revision, idempotencyKey, saving, language } }) => ({
          id: bookingId,
          revision,
          idempotencyKey,
          language,
          body: saving,
        }),
        onDone: [
          {
            guard: 'choseAgain',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'keepRevision', params: ({ event }) => ({ booking: event.output }) },
              'beginSaving',
            ],
          },
          {
            target: 'saved',
            actions: { type: 'keepRevision', params: ({ event }) => ({ booking: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'wasChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'changed',
            actions: { type: 'keepChange', params: ({ event }) => ({ error: event.error }) },
          },
          { guard: 'choseAgain', target: 'saving', reenter: true, actions: 'beginSaving' },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    saved: {
      after: { acknowledgement: 'resting' },
      on: {
        'booking.learn': {
          guard: { type: 'isNewer', params: ({ event }) => ({ booking: event.booking }) },
          target: 'resting',
          actions: { type: 'learn', params: ({ event }) => ({ booking: event.booking }) },
        },
      },
    },
    /** Another client, probably of the same customer, rated meanwhile. */
    changed: { on: { 'rating.retry': { target: 'saving', actions: 'beginSaving' } } },
    failed: { on: { 'rating.retry': { target: 'saving' } } },
  },
});
