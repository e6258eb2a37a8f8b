import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { type PlainDate, type PlainDateTime, type PlainTime, todayIn } from '../../shared/dates.ts';
import {
  type Booking,
  ChangeRefused,
  type FreeTime,
  type Move,
} from '../../domain/ports/old/bookings-port.ts';
import { canMoveTo, isFree, phaseOf } from './bookings-rules.ts';

export interface RescheduleInput {
  readonly booking: Booking;
  readonly now: () => number;
  readonly createKey: () => string;
}

export interface RescheduleContext extends RescheduleInput {
  /** The same for every attempt at one choice. */
  readonly idempotencyKey: string;
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  /** Null until the times of the chosen day are known. */
  readonly times: readonly FreeTime[] | null;
  /** The chosen time that went to somebody else. */
  readonly lostTime: PlainTime | null;
  readonly failure: unknown;
}

export type RescheduleEvent =
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  | { type: 'times.reload' }
  | { type: 'move.confirm' };

export type RescheduleFact =
  | { type: 'booking.moved'; to: PlainDateTime }
  | { type: 'move.failed'; error: unknown };

export interface TimesQuery {
  readonly bookingId: string;
  readonly date: PlainDate;
}

function wasRefused(error: unknown, reason: ChangeRefused['reason']): boolean {
  return error instanceof ChangeRefused && error.reason === reason;
}

/** Where the booking goes. Only a complete choice can be asked for. */
export function moveOf({ booking, idempotencyKey, date, time }: RescheduleContext): Move {
  if (date === null || time === null) throw new RangeError('Nothing is chosen');
  return { bookingId: booking.id, idempotencyKey, date, time };
}

/** Guards and actions of moving a booking; what they are for stands in the statechart. */
export const reschedule = setup({
  types: {
    context: {} as RescheduleContext,
    events: {} as RescheduleEvent,
    emitted: {} as RescheduleFact,
    input: {} as RescheduleInput,
  },
  actors: {
    loadTimes: fromPromise<readonly FreeTime[], TimesQuery>(() => {
      throw new Error('The machine was started without a source of times');
    }),
    moveBooking: fromPromise<void, Move>(() => {
      throw new Error('The machine was started without a place to move to');
    }),
  },
  guards: {
    dateIsOpen: ({ context: { booking, now } }, { date }: { date: PlainDate }) =>
      canMoveTo(date, todayIn(booking.salon.timeZone, now())),
    timeIsFree: ({ context: { times } }, { time }: { time: PlainTime }) =>
      times !== null && isFree(times, time),
    timeIsLost: ({ context: { time, times } }) =>
      time !== null && times !== null && !isFree(times, time),
    timesCanBeKnown: ({ context }) => context.date !== null,
    choiceIsComplete: ({ context: { date, time, times } }) =>
      date !== null && time !== null && times !== null && isFree(times, time),
    noticeIsOver: ({ context: { booking, now } }) => phaseOf(booking, now()) !== 'open',
    wasTaken: (_, { error }: { error: unknown }) => wasRefused(error, 'taken'),
    wasTooLate: (_, { error }: { error: unknown }) => wasRefused(error, 'too-late'),
  },
  actions: {
    chooseDate: assign(({ context }, { date }: { date: PlainDate | null }) => ({
      date,
      time: null,
      lostTime: null,
      failure: null,
      idempotencyKey: context.createKey(),
    })),
    chooseTime: assign(({ context }, { time }: { time: PlainTime }) => ({
      time,
      lostTime: null,
      failure: null,
      idempotencyKey: context.createKey(),
    })),
    keepTimes: assign((_, { times }: { times: readonly FreeTime[] }) => ({ times })),
    forgetTimes: assign({ times: null }),
    loseTime: assign(({ context: { time } }) => ({ time: null, lostTime: time })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    forgetFailure: assign({ failure: null }),
    reloadTimes: raise({ type: 'times.reload' }),
    reportMove: emit(({ context }) => {
      const { date, time } = moveOf(context);
      return { type: 'booking.moved', to: { date, time } };
    }),
  },
});
