import { assign, emit, enqueueActions, type EventObject, fromPromise, raise, setup } from 'xstate';
import type { Booking } from '../../domain/booking.ts';
import type { Slot } from '../../domain/slot.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import * as changes from './booking-changes.ts';
import type { BookingContext, BookingInput } from './booking-context.ts';
import type { BookingDraft, BookingStep } from './booking-draft.ts';
import type { BookingEvent, BookingFact } from './booking-events.ts';
import * as policy from './booking-policy.ts';
import {
  type BookingFailure,
  bookingFailure,
  type DraftRequest,
  reportedFailure,
  type SlotsQuestion,
} from './booking-request.ts';

interface Now {
  readonly context: BookingContext;
}

/** A rule of the policy as a guard: it reads what is known, and the event. */
const when =
  <Asked>(rule: (context: BookingContext, asked: Asked) => boolean) =>
  ({ context }: Now, parameters: Asked): boolean =>
    rule(context, parameters);

/** A change of the policy as an action. */
export const to = <Asked>(
  change: (context: BookingContext, asked: Asked) => Partial<BookingContext>,
) =>
  assign<BookingContext, Asked & EventObject, undefined, BookingEvent, never>(
    ({ context, event }) => change(context, event),
  );

/** The event as the parameters of a guard or an action. */
export const asked = <Event>({ event }: { readonly event: Event }): Event => event;

/** A change by the refusal of the salon. */
export const refused = (
  change: (context: BookingContext, failure: BookingFailure) => Partial<BookingContext>,
) => to((context, { error }: { error: unknown }) => change(context, bookingFailure(error)));

export const failedBy = (kind: BookingFailure['kind']) => ({
  type: 'failedBy' as const,
  params: ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({
    isSo: bookingFailure(error).kind === kind,
  }),
});

export const opens = (step: BookingStep) => ({
  type: 'opens' as const,
  params: ({ event }: { readonly event: { readonly step: BookingStep } }) => ({
    step,
    wanted: event.step,
  }),
});

const notProvided = (): never => {
  throw new Error('The wizard was started without its effects');
};

/** The events, effects, guards and actions of the wizard; its states are in the machine. */
export const wizard = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingFact,
    input: {} as BookingInput,
  },
  actors: {
    loadSlots: fromPromise<readonly Slot[], SlotsQuestion>(notProvided),
    confirmBooking: fromPromise<Booking, DraftRequest>(notProvided),
  },
  delays: {
    untilNextAttempt: ({ context: { failure } }) =>
      failure?.kind === 'rate' ? failure.seconds * 1000 : 0,
  },
  guards: {
    serviceIsOffered: when(policy.isServiceOffered),
    barberIsOffered: when(policy.isBarberOffered),
    dateIsBookable: when(policy.isBookable),
    dateIsLost: ({ context }) =>
      context.draft.date !== null && !policy.isBookable(context, context.draft),
    timeIsFree: when(policy.isTimeFree),
    nearestIsOffered: when(
      (context, at: PlainDateTime) => policy.nearestAt(context, at) !== undefined,
    ),
    timeIsLost: ({ context }) => policy.isTimeLost(context),
    timeWasTaken: ({ context }) => policy.isTimeLost(context) && context.cause === 'taken',
    placeIsOffered: when(policy.isPlaceOffered),
    travelWasTheProblem: when(
      ({ lost }, { location }: Pick<BookingDraft, 'location'>) =>
        location === 'salon' && lost?.cause === 'travel',
    ),
    slotsAreKnown: ({ context }) => context.slots !== null,
    slotsCanBeKnown: ({ context: { draft } }) => draft.serviceId !== null && draft.date !== null,
    serviceIsChosen: ({ context }) => policy.isComplete(context, 'service'),
    dateIsChosen: ({ context }) => policy.isComplete(context, 'date'),
    timeAndBarberAreChosen: ({ context }) => policy.isComplete(context, 'time'),
    draftIsComplete: ({ context }) => policy.firstOpenStep(context) === null,
    opens: when(
      (context, { step, wanted }: Record<'step' | 'wanted', BookingStep>) =>
        policy.stepToOpen(context, wanted) === step,
    ),
    failedBy: (_, { isSo }: { isSo: boolean }) => isSo,
  },
  actions: {
    setTakenCause: assign({ cause: 'taken' }),
    loseTime: assign(({ context }) => changes.loseTime(context)),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetErrors: assign(changes.noErrors),
    openAsked: enqueueActions(({ context, enqueue }) => {
      const { step, isSubmitted } = context.asked;
      enqueue.raise({ type: 'step.open', step });
      const isOpen = policy.stepToOpen(context, step) === step;
      const { attempt } = context;
      const isIncomplete = attempt === 'incomplete' || (isSubmitted && !isOpen);
      if (isIncomplete) enqueue.raise({ type: 'errors.show' });
      else if (attempt !== null) enqueue.raise({ type: 'attempt.fail', error: attempt });
    }),
    forgetSlots: assign({ slots: null }),
    reloadSlots: raise({ type: 'slots.reload' }),
    checkDate: raise({ type: 'date.check' }),
    checkSalon: raise({ type: 'salon.check' }),
    checkTime: raise({ type: 'time.check' }),
    reportRefusal: emit(({ context }) => ({
      type: 'booking.refused',
      reason: policy.refusalOf(context),
    })),
    reportFailure: emit(({ context: { failure } }) => ({
      type: 'booking.failed',
      reason: failure === null ? 'server' : reportedFailure(failure),
    })),
    reportInterruption: emit({ type: 'booking.interrupted' }),
  },
});
