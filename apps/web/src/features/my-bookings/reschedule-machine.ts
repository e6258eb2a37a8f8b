import { moveOf, reschedule } from './reschedule-setup.ts';

/**
 * Moves one booking to another day and time. The times of the chosen day load in parallel; the
 * chosen one is checked again before the booking moves, and losing it drops only that time. A
 * booking that was changed elsewhere is shown in its current state before the move continues.
 */
export const rescheduleMachine = reschedule.createMachine({
  id: 'reschedule',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    idempotencyKey: input.createKey(),
    days: [],
    date: null,
    time: null,
    times: null,
    lostTime: null,
    nearest: [],
    failure: null,
  }),
  on: {
    'days.learn': {
      actions: { type: 'learnDays', params: ({ event }) => ({ days: event.days }) },
    },
  },
  states: {
    choice: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'date.choose': {
              guard: { type: 'dateIsOpen', params: ({ event }) => ({ date: event.date }) },
              actions: [
                { type: 'chooseDate', params: ({ event }) => ({ date: event.date }) },
                'reloadTimes',
              ],
            },
            'date.clear': {
              actions: [{ type: 'chooseDate', params: { date: null } }, 'reloadTimes'],
            },
            'time.choose': {
              guard: { type: 'timeIsFree', params: ({ event }) => ({ time: event.time }) },
              actions: { type: 'chooseTime', params: ({ event }) => ({ time: event.time }) },
            },
            'nearest.choose': {
              guard: { type: 'dateIsOpen', params: ({ event }) => ({ date: event.to.date }) },
              actions: [
                { type: 'chooseNearest', params: ({ event }) => ({ to: event.to }) },
                'reloadTimes',
              ],
            },
            'move.confirm': [
              { guard: 'noticeIsOver', target: 'tooLate' },
              { guard: 'choiceIsComplete', target: 'moving', actions: 'forgetFailure' },
            ],
          },
        },
        moving: {
          invoke: {
            id: 'moveBooking',
            src: 'moveBooking',
            input: ({ context }) => moveOf(context),
            onDone: {
              target: 'moved',
              actions: { type: 'reportMove', params: ({ event }) => ({ booking: event.output }) },
            },
            onError: [
              {
                guard: { type: 'wasTaken', params: ({ event }) => ({ error: event.error }) },
                target: 'choosing',
                actions: [
                  'loseTime',
                  { type: 'keepNearest', params: ({ event }) => ({ error: event.error }) },
                  'reloadTimes',
                ],
              },
              {
                guard: { type: 'wasChanged', params: ({ event }) => ({ error: event.error }) },
                target: 'changed',
                actions: [
                  { type: 'keepChange', params: ({ event }) => ({ error: event.error }) },
                  'reportChange',
                ],
              },
              {
                guard: { type: 'wasTooLate', params: ({ event }) => ({ error: event.error }) },
                target: 'tooLate',
              },
              {
                guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
                target: 'gone',
                actions: 'reportLoss',
              },
              {
                target: 'choosing',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        changed: { on: { 'change.accept': { target: 'choosing', actions: 'reloadTimes' } } },
        moved: {},
        tooLate: {},
        gone: {},
      },
    },
    times: {
      initial: 'unknown',
      on: { 'times.reload': { target: '.unknown' } },
      states: {
        unknown: {
          entry: 'forgetTimes',
          always: { guard: 'timesCanBeKnown', target: 'loading' },
        },
        loading: {
          invoke: {
            id: 'loadTimes',
            src: 'loadTimes',
            input: ({ context: { booking, date } }) => ({
              bookingId: booking.id,
              date: date ?? '',
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        ready: { always: { guard: 'timeIsLost', actions: 'loseTime' } },
        failed: {},
      },
    },
  },
});
