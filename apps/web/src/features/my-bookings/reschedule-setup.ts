import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { Booking, BookingMove } from '../../domain/booking.ts';
import type { Day, FreeTime, Slot } from '../../domain/slot.ts';
import { type PlainDate, type PlainTime, todayIn } from '../../shared/dates.ts';
import { canMoveTo, canMoveToSlot, phaseOf } from './bookings-rules.ts';
import { type ChangeRefusal, changeRefusal } from './change-refusal.ts';

export interface RescheduleInput {
  readonly booking: Booking;
  readonly language: string;
  readonly now: () => number;
  readonly createKey: () => string;
}

export interface RescheduleContext extends RescheduleInput {
  /** The same for every attempt at one choice. */
  readonly idempotencyKey: string;
  /** The salon's days; empty until loaded. */
  readonly days: readonly Day[];
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  /** Null until the times of the chosen day are loaded. */
  readonly times: readonly Slot[] | null;
  /** The chosen time that another customer took. */
  readonly lostTime: PlainTime | null;
  /** Free times around the lost one, if the server sent any. */
  readonly nearest: readonly FreeTime[];
  readonly failure: unknown;
}

export type RescheduleEvent =
  | { type: 'days.learn'; days: readonly Day[] }
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  | { type: 'nearest.choose'; to: FreeTime }
  | { type: 'times.reload' }
  | { type: 'move.confirm' }
  | { type: 'change.accept' };

export type RescheduleFact =
  | { type: 'booking.moved'; from: Booking; booking: Booking }
  /** It was changed elsewhere. */
  | { type: 'booking.changed'; booking: Booking | null };

export interface TimesQuery {
  readonly bookingId: string;
  readonly date: PlainDate;
}

interface Refused {
  readonly error: unknown;
}

const isRefused =
  (kind: ChangeRefusal['kind']) =>
  (_: unknown, { error }: Refused) =>
    changeRefusal(error).kind === kind;

function isOpenTime({ booking, date, times }: RescheduleContext, wanted: PlainTime): boolean {
  return times?.some((slot) => slot.time === wanted && canMoveToSlot(slot, date, booking)) === true;
}

/** The new time. Only a complete choice can be sent. */
export function moveOf(context: RescheduleContext): BookingMove {
  const { booking, idempotencyKey, date, time, language } = context;
  if (date === null || time === null) throw new RangeError('Nothing is chosen');
  return {
    id: booking.id,
    revision: booking.revision,
    idempotencyKey,
    body: { date, time },
    language,
  };
}

/** Guards and actions for moving a booking; the statechart documents them. */
export const reschedule = setup({
  types: {
    context: {} as RescheduleContext,
    events: {} as RescheduleEvent,
    emitted: {} as RescheduleFact,
    input: {} as RescheduleInput,
  },
  actors: {
    loadTimes: fromPromise<readonly Slot[], TimesQuery>(() => {
      throw new Error('The machine was started without a source of times');
    }),
    moveBooking: fromPromise<Booking, BookingMove>(() => {
      throw new Error('The machine was started without a place to move to');
    }),
  },
  guards: {
    dateIsOpen: ({ context: { booking, now, days } }, { date }: { date: PlainDate }) =>
      canMoveTo(date, todayIn(booking.salon.timeZone, now()), booking, days),
    timeIsFree: ({ context }, { time }: { time: PlainTime }) => isOpenTime(context, time),
    timeIsLost: ({ context }) =>
      context.time !== null && context.times !== null && !isOpenTime(context, context.time),
    timesCanBeKnown: ({ context }) => context.date !== null,
    choiceIsComplete: ({ context }) =>
      context.date !== null && context.time !== null && isOpenTime(context, context.time),
    noticeIsOver: ({ context: { booking, now } }) => phaseOf(booking, now()) !== 'open',
    wasTaken: isRefused('taken'),
    wasTooLate: isRefused('too-late'),
    wasChanged: isRefused('changed'),
    isGone: isRefused('gone'),
  },
  actions: {
    learnDays: assign((_, { days }: { days: readonly Day[] }) => ({ days })),
    chooseDate: assign(({ context }, { date }: { date: PlainDate | null }) => ({
      date,
      time: null,
      lostTime: null,
      nearest: [],
      failure: null,
      idempotencyKey: context.createKey(),
    })),
    chooseTime: assign(({ context }, { time }: { time: PlainTime }) => ({
      time,
      lostTime: null,
      nearest: [],
      failure: null,
      idempotencyKey: context.createKey(),
    })),
    chooseNearest: assign(({ context }, { to }: { to: FreeTime }) => ({
      date: to.date,
      time: to.time,
      // Times of another day do not affect this one.
      times: null,
      lostTime: null,
      nearest: [],
      failure: null,
      idempotencyKey: context.createKey(),
    })),
    keepTimes: assign((_, { times }: { times: readonly Slot[] }) => ({ times })),
    forgetTimes: assign({ times: null }),
    loseTime: assign(({ context: { time } }) => ({ time: null, lostTime: time })),
    keepNearest: assign((_, { error }: Refused) => {
      const refusal = changeRefusal(error);
      return { nearest: refusal.kind === 'taken' ? refusal.nearest : [] };
    }),
    keepChange: assign(({ context }, { error }: Refused) => {
      const refusal = changeRefusal(error);
      if (refusal.kind !== 'changed') return {};
      // The same move at another revision is another request.
      return { booking: refusal.booking, idempotencyKey: context.createKey() };
    }),
    keepFailure: assign((_, { error }: Refused) => ({ failure: error })),
    forgetFailure: assign({ failure: null }),
    reloadTimes: raise({ type: 'times.reload' }),
    reportMove: emit(({ context }, { booking }: { booking: Booking }) => ({
      type: 'booking.moved' as const,
      from: context.booking,
      booking,
    })),
    reportChange: emit(({ context }) => ({
      type: 'booking.changed' as const,
      booking: context.booking,
    })),
    reportLoss: emit({ type: 'booking.changed', booking: null }),
  },
});
