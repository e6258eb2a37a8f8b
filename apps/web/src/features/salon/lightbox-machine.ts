import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

export interface LightboxInput {
  /** The number of pictures. */
  readonly count: number;
}

export interface LightboxContext extends LightboxInput {
  /** The visible picture, or the last visible one; the first is 0. */
  readonly index: number;
  /** Decoded pictures. */
  readonly ready: readonly number[];
  /** The zoom factor; 1 fits the window. */
  readonly zoom: number;
}

export type LightboxEvent =
  | { type: 'photo.open'; index: number }
  | { type: 'photo.show'; index: number }
  | { type: 'photo.next' }
  | { type: 'photo.previous' }
  | { type: 'photo.retry' }
  | { type: 'photo.decoded'; index: number }
  | { type: 'zoom.change'; zoom: number }
  | { type: 'lightbox.close' };

export type LightboxFact =
  | { type: 'photo.shown'; index: number }
  | { type: 'lightbox.closed'; index: number };

/** The likely next pictures: two ahead and one behind. */
export function neighboursOf(index: number, count: number): readonly number[] {
  const around = [1, 2, -1].map((offset) => (index + offset + count) % count);
  return [...new Set(around)].filter((neighbour) => neighbour !== index);
}

const lightbox = setup({
  types: {
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    emitted: {} as LightboxFact,
    input: {} as LightboxInput,
  },
  actors: {
    decodePhoto: fromPromise<unknown, { index: number }>(() => {
      throw new Error('The lightbox was started without a way to decode pictures');
    }),
    /** Emits `photo.decoded` for each; a failed one is fetched again when it is needed. */
    preloadPhotos: fromCallback<LightboxEvent, { indices: readonly number[] }>(() => undefined),
  },
  guards: {
    isInGallery: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
    isAnother: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count && index !== context.index,
    hasOthers: ({ context }) => context.count > 1,
    isLarger: (_, { zoom }: { zoom: number }) => zoom > 1,
    isReady: ({ context }) => context.ready.includes(context.index),
  },
  actions: {
    show: assign((_, { index }: { index: number }) => ({ index })),
    step: assign(({ context: { index, count } }, { by }: { by: 1 | -1 }) => ({
      index: (index + by + count) % count,
    })),
    keepZoom: assign((_, { zoom }: { zoom: number }) => ({ zoom })),
    resetZoom: assign({ zoom: 1 }),
    keepReady: assign(({ context }, { index }: { index: number }) => ({
      ready: context.ready.includes(index) ? context.ready : [...context.ready, index],
    })),
    emitShown: emit(({ context }) => ({ type: 'photo.shown', index: context.index })),
    emitClosed: emit(({ context }) => ({ type: 'lightbox.closed', index: context.index })),
  },
});

/**
 * The pictures of a salon, one at a time over the page. A picture is only shown decoded: until then
 * the visitor sees that it is loading or has failed.
 */
export const lightboxMachine = lightbox.createMachine({
  id: 'lightbox',
  context: ({ input }) => ({ ...input, index: 0, zoom: 1, ready: [] }),
  initial: 'closed',
  on: {
    'photo.decoded': {
      guard: { type: 'isInGallery', params: ({ event }) => ({ index: event.index }) },
      actions: { type: 'keepReady', params: ({ event }) => ({ index: event.index }) },
    },
  },
  states: {
    closed: {
      on: {
        'photo.open': {
          guard: { type: 'isInGallery', params: ({ event }) => ({ index: event.index }) },
          target: 'open',
          actions: [{ type: 'show', params: ({ event }) => ({ index: event.index }) }, 'emitShown'],
        },
      },
    },

    open: {
      initial: 'loading',
      on: {
        'photo.show': {
          guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
          target: '.loading',
          actions: [{ type: 'show', params: ({ event }) => ({ index: event.index }) }, 'emitShown'],
        },
        'photo.next': {
          guard: 'hasOthers',
          target: '.loading',
          actions: [{ type: 'step', params: { by: 1 } }, 'emitShown'],
        },
        'photo.previous': {
          guard: 'hasOthers',
          target: '.loading',
          actions: [{ type: 'step', params: { by: -1 } }, 'emitShown'],
        },
        'lightbox.close': { target: 'closed', actions: 'emitClosed' },
      },
      states: {
        loading: {
          always: { guard: 'isReady', target: 'viewing' },
          invoke: {
            id: 'decodePhoto',
            src: 'decodePhoto',
            input: ({ context: { index } }) => ({ index }),
            onDone: {
              target: 'viewing',
              actions: { type: 'keepReady', params: ({ context: { index } }) => ({ index }) },
            },
            onError: 'failed',
          },
        },

        viewing: {
          invoke: {
            id: 'preloadPhotos',
            src: 'preloadPhotos',
            input: ({ context: { index, count, ready } }) => ({
              indices: neighboursOf(index, count).filter((other) => !ready.includes(other)),
            }),
          },
          initial: 'idle',
          states: {
            idle: {
              on: {
                'zoom.change': {
                  guard: { type: 'isLarger', params: ({ event }) => ({ zoom: event.zoom }) },
                  target: 'zoomed',
                  actions: { type: 'keepZoom', params: ({ event }) => ({ zoom: event.zoom }) },
                },
              },
            },
            zoomed: {
              exit: 'resetZoom',
              on: {
                'zoom.change': [
                  {
                    guard: { type: 'isLarger', params: ({ event }) => ({ zoom: event.zoom }) },
                    actions: { type: 'keepZoom', params: ({ event }) => ({ zoom: event.zoom }) },
                  },
                  { target: 'idle' },
                ],
              },
            },
          },
        },

        failed: {
          always: { guard: 'isReady', target: 'viewing' },
          on: { 'photo.retry': 'loading' },
        },
      },
    },
  },
});
