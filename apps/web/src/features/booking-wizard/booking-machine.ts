import { assign, emit } from 'xstate';
import type { Slot } from '../../domain/slot.ts';
import * as changes from './booking-changes.ts';
import type { BookingContext } from './booking-context.ts';
import { opening, restore } from './booking-opening.ts';
import { requestOf, slotsQuestionOf } from './booking-request.ts';
import { asked, failedBy, opens, refused, to, wizard } from './booking-setup.ts';

/** The last step's form, in each of its states. */
const typing = wizard.createStateConfig({
  on: {
    'address.edit': {
      actions: assign(({ context, event }) => changes.edit(context, { address: event.address })),
    },
    'notes.edit': {
      actions: assign(({ context, event }) => changes.edit(context, { notes: event.notes })),
    },
    'guest.edit': {
      actions: assign(({ context, event }) =>
        changes.edit(context, { [event.field]: event.value }),
      ),
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
      actions: [to(changes.chooseLocation), 'reloadSlots'],
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
    actions: [refused(changes.loseTime), 'reloadSlots'],
  },
  {
    guard: failedBy('price'),
    target: 'priceChanged',
    actions: [refused(changes.keepQuote), 'checkTime'],
  },
  {
    guard: failedBy('rate'),
    target: 'waiting',
    actions: [refused(changes.keepFailure), 'checkTime'],
  },
  {
    guard: failedBy('session'),
    target: 'choosingLocation',
    actions: [refused(changes.keepFailure), 'reportInterruption', 'checkTime'],
  },
  {
    guard: failedBy('key'),
    target: 'choosingLocation',
    actions: [to(changes.newKey), refused(changes.keepFailure), 'reportFailure', 'checkTime'],
  },
  {
    target: 'choosingLocation',
    actions: [refused(changes.keepFailure), 'reportFailure', 'checkTime'],
  },
] as const;

/** Asks for the times of the chosen day. */
const loadSlots = {
  id: 'loadSlots',
  src: 'loadSlots',
  input: ({ context }: { readonly context: BookingContext }) => slotsQuestionOf(context),
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
      { guard: 'timeIsLost', actions: to(changes.dropTime) },
    ],
    'days.update': { actions: [assign(({ event }) => ({ days: event.days })), 'checkDate'] },
    'session.change': { actions: assign(({ event }) => ({ isGuest: event.isGuest })) },
    'salon.update': { actions: [to(changes.updateSalon), 'checkSalon'] },
    'draft.discard': {
      target: ['.step.choosingService', '.slots.unknown'],
      actions: [to(changes.discardDraft), 'forgetSlots'],
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
          actions: [to(changes.chooseNearest), 'checkDate', 'reloadSlots'],
        },
      },
      states: {
        choosingService: {
          exit: 'forgetErrors',
          on: {
            'service.choose': {
              guard: { type: 'serviceIsOffered', params: asked },
              actions: [to(changes.chooseService), 'reloadSlots'],
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
              actions: [to(changes.chooseDate), 'reloadSlots'],
            },
            'date.clear': {
              actions: [
                assign(({ context }) => changes.chooseDate(context, { date: null })),
                'reloadSlots',
              ],
            },
            'date.check': { guard: 'dateIsLost', actions: [to(changes.dropDate), 'reloadSlots'] },
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
              actions: to(changes.chooseTime),
            },
            'next.choose': {
              guard: { type: 'dateIsBookable', params: asked },
              actions: [to(changes.chooseNext), 'reloadSlots'],
            },
            'barber.choose': {
              guard: { type: 'barberIsOffered', params: asked },
              actions: [to(changes.chooseBarber), 'checkTime'],
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
                actions: [to(changes.chooseLocation), to(changes.regainTime), 'reloadSlots'],
              },
              {
                guard: { type: 'placeIsOffered', params: asked },
                actions: [to(changes.chooseLocation), 'reloadSlots'],
              },
            ],
            'nearest.choose': {
              guard: { type: 'nearestIsOffered', params: asked },
              target: 'choosingLocation',
              actions: [to(changes.chooseNearest), 'reloadSlots'],
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
