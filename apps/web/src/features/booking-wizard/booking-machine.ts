import { todayIn } from '../../shared/dates.ts';
import { isSameDraft } from './booking-draft.ts';
import {
  choosingLocation,
  confirming,
  priceChanged,
  slotTaken,
  waiting,
} from './booking-last-step.ts';
import { wizard } from './booking-setup.ts';
import { slots } from './booking-slots.ts';
import { openingDraft } from './opening-draft.ts';

/**
 * The booking wizard: each screen is a state, and every rule for continuing is a guard. The times
 * of the chosen day load in parallel, so that they are ready when needed.
 */
export const bookingMachine = wizard.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => {
    const { saved, linked, ...rest } = input;
    const today = todayIn(input.salon.timeZone, input.now());
    const opening = openingDraft(saved?.draft ?? null, input.salon, today, linked);
    const isRestored = saved !== null && isSameDraft(saved.draft, opening.draft);
    return {
      ...rest,
      ...opening,
      isSent: isRestored && saved.isSent,
      mayBeOurs: isRestored && saved.isSent,
      idempotencyKey: isRestored ? saved.idempotencyKey : input.createKey(),
      days: null,
      slots: null,
      cause: 'choices',
      lost: null,
      nearest: null,
      quote: null,
      refusals: 0,
      failure: null,
      booking: null,
    };
  },
  on: {
    'time.check': [
      { guard: 'timeWasTaken', actions: 'loseTime' },
      { guard: 'timeIsLost', actions: 'dropTime' },
    ],
    'days.update': {
      actions: [{ type: 'setDays', params: ({ event: { days } }) => ({ days }) }, 'checkDate'],
    },
    'session.change': {
      actions: { type: 'noteSession', params: ({ event: { isGuest } }) => ({ isGuest }) },
    },
    'salon.update': {
      actions: [
        { type: 'updateSalon', params: ({ event: { salon } }) => ({ salon }) },
        'checkSalon',
      ],
    },
    'draft.discard': {
      target: ['.step.choosingService', '.slots.unknown'],
      actions: 'discardDraft',
    },
  },
  states: {
    step: {
      initial: 'choosingService',
      on: {
        // Each step opens if no later one may, so the last needs no guard.
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
        'nearest.choose': {
          guard: {
            type: 'nearestIsOffered',
            params: ({ event: { date, time } }) => ({ date, time }),
          },
          actions: [
            { type: 'chooseNearest', params: ({ event: { date, time } }) => ({ date, time }) },
            'checkDate',
            'reloadSlots',
          ],
        },
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
          // A restored day may be full or closed by now.
          entry: 'checkDate',
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
            'date.check': { guard: 'dateIsLost', actions: ['dropDate', 'reloadSlots'] },
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
        choosingLocation,
        slotTaken,
        priceChanged,
        waiting,
        confirming,
        confirmed: {
          on: { 'step.open': {}, 'time.check': {} },
        },
      },
    },
    slots,
  },
});
