import { wizard } from './booking-setup.ts';
import { slotsQuestionOf } from './booking-state.ts';

/** The times of the chosen day; during a reload the old ones stay. */
export const slots = wizard.createStateConfig({
  initial: 'unknown',
  on: { 'slots.reload': { target: '.unknown' } },
  states: {
    unknown: {
      entry: 'forgetSlots',
      always: { guard: 'slotsCanBeKnown', target: 'loading' },
    },
    loading: {
      on: { 'calendar.change': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context }) => slotsQuestionOf(context),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setSlots', params: ({ event }) => ({ slots: event.output }) },
            'checkTime',
          ],
        },
        onError: { target: 'failed' },
      },
    },
    ready: {
      on: {
        'calendar.change': { target: 'refreshing', actions: 'setTakenCause' },
        'salon.check': [{ guard: 'slotsCanBeKnown' }, { target: 'unknown' }],
      },
    },
    refreshing: {
      on: { 'calendar.change': { target: 'refreshing', reenter: true, actions: 'setTakenCause' } },
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context }) => slotsQuestionOf(context),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setSlots', params: ({ event }) => ({ slots: event.output }) },
            'checkTime',
          ],
        },
        onError: { target: 'ready' },
      },
    },
    failed: {
      on: { 'calendar.change': { target: 'loading' } },
    },
  },
});
