import { emit } from 'xstate';
import { bookingFailure, reportedFailure } from './booking-failure.ts';
import { wizard } from './booking-setup.ts';
import { requestOf } from './booking-state.ts';

/** The last step's form, in each of its states. */
const typing = wizard.createStateConfig({
  on: {
    'address.edit': {
      actions: { type: 'edit', params: ({ event: { address } }) => ({ address }) },
    },
    'notes.edit': { actions: { type: 'edit', params: ({ event: { notes } }) => ({ notes }) } },
    'guest.edit': {
      actions: { type: 'edit', params: ({ event: { field, value } }) => ({ [field]: value }) },
    },
    'errors.show': [
      { guard: 'onlyAddressIsMissing', actions: ['countRefusal', 'reportAddress'] },
      {
        guard: { type: 'onlyGuestIsMissing', params: { problem: 'name' } },
        actions: ['countRefusal', 'reportName'],
      },
      {
        guard: { type: 'onlyGuestIsMissing', params: { problem: 'contact' } },
        actions: ['countRefusal', 'reportContact'],
      },
      { actions: ['countRefusal', 'reportIncomplete'] },
    ],
    'step.back': { target: 'choosingTime' },
  },
});

const choosing = wizard.createStateConfig({
  on: {
    ...typing.on,
    'location.choose': {
      guard: { type: 'placeIsOffered', params: ({ event: { location } }) => ({ location }) },
      target: 'choosingLocation',
      actions: [
        { type: 'chooseLocation', params: ({ event: { location } }) => ({ location }) },
        'reloadSlots',
      ],
    },
    'time.check': { guard: 'timeIsLost', target: 'slotTaken', actions: 'loseTime' },
    'booking.confirm': { guard: 'draftIsComplete', target: 'confirming', actions: 'noteSent' },
  },
});

export const choosingLocation = wizard.createStateConfig({
  exit: 'forgetErrors',
  on: choosing.on,
});

/** The chosen time is gone; everything else stays, and the nearest times are offered. */
export const slotTaken = wizard.createStateConfig({
  exit: 'forgetErrors',
  on: {
    ...typing.on,
    'location.choose': [
      {
        guard: { type: 'travelWasTheProblem', params: ({ event: { location } }) => ({ location }) },
        target: 'choosingLocation',
        actions: [
          { type: 'chooseLocation', params: ({ event: { location } }) => ({ location }) },
          'regainTime',
          'reloadSlots',
        ],
      },
      {
        guard: { type: 'placeIsOffered', params: ({ event: { location } }) => ({ location }) },
        actions: [
          { type: 'chooseLocation', params: ({ event: { location } }) => ({ location }) },
          'reloadSlots',
        ],
      },
    ],
    'nearest.choose': {
      guard: { type: 'nearestIsOffered', params: ({ event: { date, time } }) => ({ date, time }) },
      target: 'choosingLocation',
      actions: [
        { type: 'chooseNearest', params: ({ event: { date, time } }) => ({ date, time }) },
        'reloadSlots',
      ],
    },
  },
});

/** The salon has a different price; confirming again accepts it. */
export const priceChanged = wizard.createStateConfig({
  exit: 'forgetErrors',
  on: choosing.on,
});

/** Too many attempts: the next one has to wait. */
export const waiting = wizard.createStateConfig({
  exit: 'forgetErrors',
  after: { untilNextAttempt: { target: 'choosingLocation' } },
  on: {
    ...typing.on,
    'errors.show': { actions: 'countRefusal' },
    'time.check': { guard: 'timeIsLost', target: 'slotTaken', actions: 'loseTime' },
  },
});

export const confirming = wizard.createStateConfig({
  on: { 'step.open': {}, 'time.check': {} },
  invoke: {
    id: 'confirmBooking',
    src: 'confirmBooking',
    input: ({ context }) => requestOf(context),
    onDone: {
      target: 'confirmed',
      actions: [
        { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
        emit(({ event }) => ({ type: 'booking.confirmed', booking: event.output })),
      ],
    },
    onError: [
      {
        guard: { type: 'failedBy', params: ({ event: { error } }) => ({ error, kind: 'time' }) },
        target: 'slotTaken',
        actions: [
          {
            type: 'loseTime',
            params: ({ event }) => {
              const failure = bookingFailure(event.error);
              if (failure.kind !== 'time') return { cause: 'taken', nearest: null };
              return { cause: failure.isClosed ? 'closed' : 'taken', nearest: failure.nearest };
            },
          },
          'reloadSlots',
        ],
      },
      {
        guard: { type: 'failedBy', params: ({ event: { error } }) => ({ error, kind: 'price' }) },
        target: 'priceChanged',
        actions: [
          {
            type: 'keepQuote',
            params: ({ event }) => {
              const failure = bookingFailure(event.error);
              return { total: failure.kind === 'price' ? failure.total : null };
            },
          },
          'checkTime',
        ],
      },
      {
        guard: { type: 'failedBy', params: ({ event: { error } }) => ({ error, kind: 'rate' }) },
        target: 'waiting',
        actions: [
          { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          'checkTime',
        ],
      },
      {
        guard: { type: 'failedBy', params: ({ event: { error } }) => ({ error, kind: 'session' }) },
        target: 'choosingLocation',
        actions: [
          { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          'reportInterruption',
          'checkTime',
        ],
      },
      {
        guard: { type: 'failedBy', params: ({ event: { error } }) => ({ error, kind: 'key' }) },
        target: 'choosingLocation',
        actions: [
          'renewKey',
          { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          emit(({ event }) => ({
            type: 'booking.failed',
            reason: reportedFailure(bookingFailure(event.error)),
          })),
          'checkTime',
        ],
      },
      {
        target: 'choosingLocation',
        actions: [
          { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          emit(({ event }) => ({
            type: 'booking.failed',
            reason: reportedFailure(bookingFailure(event.error)),
          })),
          'checkTime',
        ],
      },
    ],
  },
});
