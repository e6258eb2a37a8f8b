import { wizard } from './booking-setup.ts';
import { slotsQueryOf } from './booking-state.ts';

/** What is known of the times of the chosen day; asked for again, they stay until the answer is there. */
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
        input: ({ context }) => slotsQueryOf(context),
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
    ready: {
      on: {
        'calendar.change': { target: 'refreshing', actions: 'noteOthers' },
        'salon.check': [{ guard: 'slotsCanBeKnown' }, { target: 'unknown' }],
      },
    },
    refreshing: {
      on: { 'calendar.change': { target: 'refreshing', reenter: true, actions: 'noteOthers' } },
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context }) => slotsQueryOf(context),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepSlots', params: ({ event }) => ({ slots: event.output }) },
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
