import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeskBooking } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { BookingChange, ChangeRequest } from './booking-change.ts';

export interface ChangeInput {
  readonly salon: string;
  readonly language: string;
  readonly booking: DeskBooking;
  readonly createKey: () => string;
}

export interface ChangeContext extends ChangeInput {
  /** The state that the member decides about. */
  readonly booking: DeskBooking;
  /** The wanted change, and its key: the same for every attempt at one change. */
  readonly change: BookingChange | null;
  readonly idempotencyKey: string;
  /** The state that another member has made. */
  readonly current: DeskBooking | null;
  readonly failure: unknown;
}

export type ChangeEvent =
  | { type: 'booking.learn'; booking: DeskBooking }
  | { type: 'change.ask'; change: BookingChange }
  | { type: 'change.forget' }
  | { type: 'current.accept' }
  | { type: 'current.keep' };

export interface ChangeFact {
  readonly type: 'booking.changed';
  readonly before: DeskBooking;
  readonly change: BookingChange;
  readonly revision: number;
}

interface Refused {
  readonly error: unknown;
}

const kindOf = (error: unknown) => (error instanceof ServiceError ? error.failure.kind : null);

/** Only a wanted change can be sent. */
export function requestOf(context: ChangeContext): ChangeRequest {
  const { salon, language, booking, change, idempotencyKey } = context;
  if (change === null) throw new RangeError('Nothing is wanted');
  return { salon, language, booking, change, idempotencyKey };
}

/** Guards and actions for changing a booking at the desk; the statechart documents them. */
export const bookingChange = setup({
  types: {
    context: {} as ChangeContext,
    events: {} as ChangeEvent,
    emitted: {} as ChangeFact,
    input: {} as ChangeInput,
  },
  actors: {
    sendChange: fromPromise<{ readonly revision: number }, ChangeRequest>(() => {
      throw new Error('The machine was started without a place to send to');
    }),
    readCurrent: fromPromise<DeskBooking, { readonly id: string }>(() => {
      throw new Error('The machine was started without a source');
    }),
  },
  guards: {
    wasChanged: (_, { error }: Refused) => kindOf(error) === 'stale',
    isGone: (_, { error }: Refused) => {
      const kind = kindOf(error);
      return kind === 'not-found' || kind === 'gone';
    },
    changeIsKnown: ({ context }) => context.change !== null,
  },
  actions: {
    learn: assign((_, { booking }: { booking: DeskBooking }) => ({ booking })),
    want: assign(({ context }, { change }: { change: BookingChange }) => ({
      change,
      failure: null,
      // A repeated attempt at the same change is the same request.
      idempotencyKey:
        JSON.stringify(change) === JSON.stringify(context.change)
          ? context.idempotencyKey
          : context.createKey(),
    })),
    keepCurrent: assign((_, { current }: { current: DeskBooking }) => ({ current })),
    adopt: assign(({ context }) => ({
      booking: context.current ?? context.booking,
      current: null,
      // The same change of another state is another request.
      idempotencyKey: context.createKey(),
    })),
    keepFailure: assign((_, { error }: Refused) => ({ failure: error })),
    forget: assign({ failure: null, change: null }),
    report: emit(({ context }, { revision }: { revision: number }) => {
      const { change, booking } = requestOf(context);
      return {
        type: 'booking.changed' as const,
        before: { ...context.booking, ...booking },
        change,
        revision,
      };
    }),
  },
});
