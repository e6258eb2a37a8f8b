import { emit } from 'xstate';
import { todayIn } from '../../shared/dates.ts';
import { isSameDraft } from './booking-draft.ts';
import { openingDraft } from './booking-rules.ts';
import { requestOf, wizard } from './booking-setup.ts';

/**
 * The booking wizard: what the visitor sees is a state, and every rule of going on is a guard.
 * The slots of the chosen day load beside the steps, so that they are there before they are looked at.
 */
export const bookingMachine = wizard.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => {
    const { kept, linked, ...rest } = input;
    const today = todayIn(input.timeZone, input.now());
    const opening = openingDraft(kept?.draft ?? null, input.choices, today, linked);
    // Whether a kept draft was asked for before the page was left, nobody knows.
    const isSent = kept !== null && isSameDraft(kept.draft, opening.draft);
    return {
      ...rest,
      ...opening,
      isSent,
      idempotencyKey: isSent ? kept.idempotencyKey : input.createKey(),
      slots: null,
      lostTime: null,
      refusals: 0,
      failure: null,
      appointment: null,
    };
  },
  on: {
    'time.check': { guard: 'timeIsLost', actions: 'dropTime' },
    'draft.discard': {
      target: ['.step.choosingService', '.slots.unknown'],
      actions: 'discardDraft',
    },
  },
  states: {
    step: {
      initial: 'choosingService',
      on: {
        // Each opens where the choices reach no further, so that the last needs no guard.
        'step.open': [
          {
            guard: {
              type: 'opens',
              params: ({ event }) => ({ step: 'service', wanted: event.step }),
            },
            target: '.choosingService',
          },
          {
            guard: { type: 'opens', params: ({ event }) => ({ step: 'date', wanted: event.step }) },
            target: '.choosingDate',
          },
          {
            guard: { type: 'opens', params: ({ event }) => ({ step: 'time', wanted: event.step }) },
            target: '.choosingTime',
          },
          { target: '.choosingLocation' },
        ],
      },
      states: {
        choosingService: {
          exit: 'forgetErrors',
          on: {
            'service.choose': {
              guard: { type: 'serviceIsOffered', params: ({ event }) => ({ id: event.serviceId }) },
              actions: [
                { type: 'chooseService', params: ({ event }) => ({ id: event.serviceId }) },
                'reloadSlots',
              ],
            },
            'step.next': { guard: 'serviceIsChosen', target: 'choosingDate' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingDate: {
          exit: 'forgetErrors',
          on: {
            'date.choose': {
              guard: { type: 'dateIsBookable', params: ({ event }) => ({ date: event.date }) },
              actions: [
                { type: 'chooseDate', params: ({ event }) => ({ date: event.date }) },
                'reloadSlots',
              ],
            },
            'date.clear': {
              actions: [{ type: 'chooseDate', params: { date: null } }, 'reloadSlots'],
            },
            'step.next': { guard: 'dateIsChosen', target: 'choosingTime' },
            'step.back': { target: 'choosingService' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingTime: {
          exit: 'forgetErrors',
          on: {
            'time.choose': {
              guard: { type: 'timeIsFree', params: ({ event }) => ({ time: event.time }) },
              actions: { type: 'chooseTime', params: ({ event }) => ({ time: event.time }) },
            },
            'barber.choose': {
              guard: { type: 'barberIsOffered', params: ({ event }) => ({ id: event.barberId }) },
              actions: [
                { type: 'chooseBarber', params: ({ event }) => ({ id: event.barberId }) },
                'checkTime',
              ],
            },
            'step.next': { guard: 'timeAndBarberAreChosen', target: 'choosingLocation' },
            'step.back': { target: 'choosingDate' },
            'errors.show': { actions: 'countRefusal' },
          },
        },
        choosingLocation: {
          exit: 'forgetErrors',
          on: {
            'location.choose': {
              actions: { type: 'edit', params: ({ event: { location } }) => ({ location }) },
            },
            'address.edit': {
              actions: { type: 'edit', params: ({ event: { address } }) => ({ address }) },
            },
            'notes.edit': {
              actions: { type: 'edit', params: ({ event: { notes } }) => ({ notes }) },
            },
            'time.check': { guard: 'timeIsLost', target: 'slotTaken', actions: 'loseTime' },
            'step.back': { target: 'choosingTime' },
            'booking.confirm': {
              guard: 'draftIsComplete',
              target: 'confirming',
              actions: 'noteSent',
            },
            'errors.show': [
              { guard: 'onlyAddressIsMissing', actions: ['countRefusal', 'reportAddress'] },
              { actions: ['countRefusal', 'reportIncomplete'] },
            ],
          },
        },
        slotTaken: {
          exit: ['forgetErrors', 'forgetLostTime'],
          on: {
            'location.choose': {
              actions: { type: 'edit', params: ({ event: { location } }) => ({ location }) },
            },
            'address.edit': {
              actions: { type: 'edit', params: ({ event: { address } }) => ({ address }) },
            },
            'notes.edit': {
              actions: { type: 'edit', params: ({ event: { notes } }) => ({ notes }) },
            },
            'time.choose': {
              guard: { type: 'timeIsFree', params: ({ event }) => ({ time: event.time }) },
              target: 'choosingLocation',
              actions: { type: 'chooseTime', params: ({ event }) => ({ time: event.time }) },
            },
            'step.back': { target: 'choosingTime' },
            'errors.show': { actions: ['countRefusal', 'reportIncomplete'] },
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
              actions: [
                {
                  type: 'keepAppointment',
                  params: ({ event }) => ({ appointment: event.output }),
                },
                emit(({ event }) => ({ type: 'booking.confirmed', appointment: event.output })),
              ],
            },
            onError: [
              {
                guard: { type: 'wasTaken', params: ({ event }) => ({ error: event.error }) },
                target: 'slotTaken',
                actions: ['loseTime', 'reloadSlots'],
              },
              {
                target: 'choosingLocation',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                  emit(({ event }) => ({ type: 'booking.failed', error: event.error })),
                  'checkTime',
                ],
              },
            ],
          },
        },
        confirmed: {
          on: { 'step.open': {}, 'time.check': {} },
        },
      },
    },
    slots: {
      initial: 'unknown',
      on: { 'slots.reload': { target: '.unknown' } },
      states: {
        unknown: {
          entry: 'forgetSlots',
          always: { guard: 'slotsCanBeKnown', target: 'loading' },
        },
        loading: {
          invoke: {
            id: 'loadSlots',
            src: 'loadSlots',
            input: ({ context: { salonId, draft } }) => ({
              salonId,
              serviceId: draft.serviceId ?? '',
              date: draft.date ?? '',
            }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepSlots', params: ({ event }) => ({ slots: event.output }) },
                'checkTime',
              ],
            },
            onError: { target: 'failed' },
          },
        },
        ready: {},
        failed: {},
      },
    },
  },
});
