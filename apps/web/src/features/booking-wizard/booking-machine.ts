/* oxlint-disable max-lines -- a statechart is read as a whole: events, guards, effects and states; every rule is in the policy */
import { assign, emit, enqueueActions, type EventObject, fromPromise, raise, setup } from 'xstate';
import type { Booking } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day, Slot } from '../../domain/slot.ts';
import type { PlainDate, PlainDateTime, PlainTime } from '../../shared/dates.ts';
import type { BookingDraft, BookingStep, SavedDraft } from './booking-draft.ts';
import { opening, restore } from './booking-opening.ts';
import * as policy from './booking-policy.ts';
import {
  type BookingFailure,
  bookingFailure,
  type DraftRequest,
  type ReportedFailure,
  reportedFailure,
  requestOf,
  type SlotsQuestion,
  slotsQuestionOf,
} from './booking-request.ts';

export type BookingEvent =
  | { type: 'service.choose'; serviceId: string }
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  /** One of the free times around a lost one. */
  | ({ type: 'nearest.choose' } & PlainDateTime)
  /** A barber's next free time, on another day. */
  | ({ type: 'next.choose' } & PlainDateTime)
  | { type: 'barber.choose'; barberId: string }
  | { type: 'location.choose'; location: BookingDraft['location'] }
  | { type: 'address.edit'; address: string }
  | { type: 'notes.edit'; notes: string }
  | { type: 'guest.edit'; field: 'guestName' | 'guestContact'; value: string }
  | { type: 'step.next' | 'step.back' }
  | { type: 'step.open'; step: BookingStep }
  | { type: 'errors.show' }
  | { type: 'booking.confirm' }
  /** The attempt of a page without script, before this page. */
  | { type: 'attempt.fail'; error: unknown }
  /** The days of the chosen service; null until loaded. */
  | { type: 'days.update'; days: readonly Day[] | null }
  /** A booking was made or cancelled at the salon, or its hours changed. */
  | { type: 'calendar.change' }
  /** The salon's services, team or rules changed, or their language. */
  | { type: 'salon.update'; salon: SalonDetails }
  | { type: 'session.change'; isGuest: boolean }
  | { type: 'draft.discard' }
  /** The saved draft, which a hydrated page can read only after it has opened. */
  | { type: 'draft.restore'; saved: SavedDraft }
  /** Another tab with the same draft has sent it. */
  | { type: 'draft.sent' }
  /** From one part of the machine to the other; the first is the visitor's retry, too. */
  | { type: 'slots.reload' | 'date.check' | 'time.check' | 'salon.check' };

export type BookingFact =
  | { type: 'booking.confirmed'; booking: Booking }
  | { type: 'booking.refused'; reason: policy.RefusalReason }
  /**
   * The session ended in the middle of the write. The draft is kept with its key: once signed in,
   * it can be sent again.
   */
  | { type: 'booking.interrupted' }
  | { type: 'booking.failed'; reason: ReportedFailure };

interface Now {
  readonly context: policy.BookingContext;
}

/** A rule of the policy as a guard: it reads what is known, and the event. */
const when =
  <Asked>(rule: (context: policy.BookingContext, asked: Asked) => boolean) =>
  ({ context }: Now, parameters: Asked): boolean =>
    rule(context, parameters);

/** A change of the policy as an action. */
const to = <Asked>(
  change: (context: policy.BookingContext, asked: Asked) => Partial<policy.BookingContext>,
) =>
  assign<policy.BookingContext, Asked & EventObject, undefined, BookingEvent, never>(
    ({ context, event }) => change(context, event),
  );

/** The event as the parameters of a guard or an action. */
const asked = <Event>({ event }: { readonly event: Event }): Event => event;

/** A change by the refusal of the salon. */
const refused = (
  change: (
    context: policy.BookingContext,
    failure: BookingFailure,
  ) => Partial<policy.BookingContext>,
) => to((context, { error }: { error: unknown }) => change(context, bookingFailure(error)));

const failedBy = (kind: BookingFailure['kind']) => ({
  type: 'failedBy' as const,
  params: ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({
    isSo: bookingFailure(error).kind === kind,
  }),
});

const opens = (step: BookingStep) => ({
  type: 'opens' as const,
  params: ({ event }: { readonly event: { readonly step: BookingStep } }) => ({
    step,
    wanted: event.step,
  }),
});

const notProvided = (): never => {
  throw new Error('The wizard was started without its effects');
};

const wizard = setup({
  types: {
    context: {} as policy.BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingFact,
    input: {} as policy.BookingInput,
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
    loseTime: assign(({ context }) => policy.loseTime(context)),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetErrors: assign(policy.noErrors),
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

/** The last step's form, in each of its states. */
const typing = wizard.createStateConfig({
  on: {
    'address.edit': {
      actions: assign(({ context, event }) => policy.edit(context, { address: event.address })),
    },
    'notes.edit': {
      actions: assign(({ context, event }) => policy.edit(context, { notes: event.notes })),
    },
    'guest.edit': {
      actions: assign(({ context, event }) => policy.edit(context, { [event.field]: event.value })),
    },
    'errors.show': { actions: ['countRefusal', 'reportRefusal'] },
    'step.back': { target: 'choosingTime' },
  },
});

/** What is chosen at the last step can be sent. */
const choosing = wizard.createStateConfig({
  exit: 'forgetErrors',
  on: {
    ...typing.on,
    'location.choose': {
      guard: { type: 'placeIsOffered', params: asked },
      target: 'choosingLocation',
      actions: [to(policy.chooseLocation), 'reloadSlots'],
    },
    'time.check': { guard: 'timeIsLost', target: 'slotTaken', actions: 'loseTime' },
    'booking.confirm': {
      guard: 'draftIsComplete',
      target: 'confirming',
      actions: assign({ isSent: true, mayBeOurs: true }),
    },
  },
});

/** Where an attempt leads that failed. */
const afterFailure = [
  {
    guard: failedBy('time'),
    target: 'slotTaken',
    actions: [refused(policy.loseTime), 'reloadSlots'],
  },
  {
    guard: failedBy('price'),
    target: 'priceChanged',
    actions: [refused(policy.keepQuote), 'checkTime'],
  },
  {
    guard: failedBy('rate'),
    target: 'waiting',
    actions: [refused(policy.keepFailure), 'checkTime'],
  },
  {
    guard: failedBy('session'),
    target: 'choosingLocation',
    actions: [refused(policy.keepFailure), 'reportInterruption', 'checkTime'],
  },
  {
    guard: failedBy('key'),
    target: 'choosingLocation',
    actions: [to(policy.newKey), refused(policy.keepFailure), 'reportFailure', 'checkTime'],
  },
  {
    target: 'choosingLocation',
    actions: [refused(policy.keepFailure), 'reportFailure', 'checkTime'],
  },
] as const;

/** Asks for the times of the chosen day. */
const loadSlots = {
  id: 'loadSlots',
  src: 'loadSlots',
  input: ({ context }: { readonly context: policy.BookingContext }) => slotsQuestionOf(context),
  onDone: {
    target: 'ready',
    actions: [to((_, { output }: { output: readonly Slot[] }) => ({ slots: output })), 'checkTime'],
  },
} as const;

/**
 * The booking wizard: each screen is a state, and every rule for continuing is a guard. The times
 * of the chosen day load in parallel, so that they are ready when needed.
 */
export const bookingMachine = wizard.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => opening(input),
  entry: 'openAsked',
  on: {
    'time.check': [
      { guard: 'timeWasTaken', actions: 'loseTime' },
      { guard: 'timeIsLost', actions: to(policy.dropTime) },
    ],
    'days.update': { actions: [assign(({ event }) => ({ days: event.days })), 'checkDate'] },
    'session.change': { actions: assign(({ event }) => ({ isGuest: event.isGuest })) },
    'salon.update': { actions: [to(policy.updateSalon), 'checkSalon'] },
    'draft.discard': {
      target: ['.step.choosingService', '.slots.unknown'],
      actions: [to(policy.discardDraft), 'forgetSlots'],
    },
    'draft.sent': { actions: assign({ isSent: true, mayBeOurs: true }) },
    'draft.restore': { actions: [to(restore), 'reloadSlots', 'openAsked'] },
  },
  states: {
    step: {
      initial: 'choosingService',
      on: {
        // Each step opens if no later one may, so the last needs no guard.
        'step.open': [
          { guard: opens('service'), target: '.choosingService' },
          { guard: opens('date'), target: '.choosingDate' },
          { guard: opens('time'), target: '.choosingTime' },
          { target: '.choosingLocation' },
        ],
        'nearest.choose': {
          guard: { type: 'nearestIsOffered', params: asked },
          actions: [to(policy.chooseNearest), 'checkDate', 'reloadSlots'],
        },
      },
      states: {
        choosingService: {
          exit: 'forgetErrors',
          on: {
            'service.choose': {
              guard: { type: 'serviceIsOffered', params: asked },
              actions: [to(policy.chooseService), 'reloadSlots'],
            },
            'step.next': { guard: 'serviceIsChosen', target: 'choosingDate' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingDate: {
          // A restored day may be full or closed by now.
          entry: 'checkDate',
          exit: 'forgetErrors',
          on: {
            'date.choose': {
              guard: { type: 'dateIsBookable', params: asked },
              actions: [to(policy.chooseDate), 'reloadSlots'],
            },
            'date.clear': {
              actions: [
                assign(({ context }) => policy.chooseDate(context, { date: null })),
                'reloadSlots',
              ],
            },
            'date.check': { guard: 'dateIsLost', actions: [to(policy.dropDate), 'reloadSlots'] },
            'step.next': { guard: 'dateIsChosen', target: 'choosingTime' },
            'step.back': { target: 'choosingService' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingTime: {
          exit: 'forgetErrors',
          on: {
            'time.choose': {
              guard: { type: 'timeIsFree', params: asked },
              actions: to(policy.chooseTime),
            },
            'next.choose': {
              guard: { type: 'dateIsBookable', params: asked },
              actions: [to(policy.chooseNext), 'reloadSlots'],
            },
            'barber.choose': {
              guard: { type: 'barberIsOffered', params: asked },
              actions: [to(policy.chooseBarber), 'checkTime'],
            },
            'step.next': { guard: 'timeAndBarberAreChosen', target: 'choosingLocation' },
            'step.back': { target: 'choosingDate' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingLocation: {
          ...choosing,
          on: { ...choosing.on, 'attempt.fail': afterFailure },
        },
        /** The chosen time is gone; everything else stays, and the nearest times are offered. */
        slotTaken: {
          exit: 'forgetErrors',
          on: {
            ...typing.on,
            'location.choose': [
              {
                guard: { type: 'travelWasTheProblem', params: asked },
                target: 'choosingLocation',
                actions: [to(policy.chooseLocation), to(policy.regainTime), 'reloadSlots'],
              },
              {
                guard: { type: 'placeIsOffered', params: asked },
                actions: [to(policy.chooseLocation), 'reloadSlots'],
              },
            ],
            'nearest.choose': {
              guard: { type: 'nearestIsOffered', params: asked },
              target: 'choosingLocation',
              actions: [to(policy.chooseNearest), 'reloadSlots'],
            },
          },
        },
        /** The salon has a different price; confirming again accepts it. */
        priceChanged: choosing,
        /** Too many attempts: the next one has to wait. */
        waiting: {
          exit: 'forgetErrors',
          after: { untilNextAttempt: { target: 'choosingLocation' } },
          on: {
            ...typing.on,
            'errors.show': { actions: 'countRefusal' },
            'time.check': { guard: 'timeIsLost', target: 'slotTaken', actions: 'loseTime' },
          },
        },
        confirming: {
          on: { 'step.open': {}, 'time.check': {} },
          invoke: {
            id: 'confirmBooking',
            src: 'confirmBooking',
            input: ({ context }) => requestOf(context),
            onDone: {
              target: 'confirmed',
              actions: emit(({ event }) => ({ type: 'booking.confirmed', booking: event.output })),
            },
            onError: afterFailure,
          },
        },
        confirmed: {
          on: { 'step.open': {}, 'time.check': {} },
        },
      },
    },
    /** The times of the chosen day; during a reload the old ones stay. */
    slots: {
      initial: 'unknown',
      on: { 'slots.reload': { target: '.unknown', actions: 'forgetSlots' } },
      states: {
        unknown: {
          always: [
            // They came with the page, which may have been cached for a while.
            { guard: 'slotsAreKnown', target: 'refreshing' },
            { guard: 'slotsCanBeKnown', target: 'loading' },
          ],
        },
        loading: {
          on: { 'calendar.change': { target: 'loading', reenter: true } },
          invoke: { ...loadSlots, onError: { target: 'failed' } },
        },
        ready: {
          on: {
            'calendar.change': { target: 'refreshing', actions: 'setTakenCause' },
            'salon.check': [
              { guard: 'slotsCanBeKnown' },
              { target: 'unknown', actions: 'forgetSlots' },
            ],
          },
        },
        refreshing: {
          on: {
            'calendar.change': { target: 'refreshing', reenter: true, actions: 'setTakenCause' },
          },
          invoke: { ...loadSlots, onError: { target: 'ready' } },
        },
        failed: {
          on: { 'calendar.change': { target: 'loading' } },
        },
      },
    },
  },
});
