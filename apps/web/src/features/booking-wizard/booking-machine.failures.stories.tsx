import preview from '@salonica/storybook/preview';
import { stateStories } from '../../testing/machine-story.ts';
import { emptyDraft } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { failingCalls } from '../../testing/story-ports.ts';
import {
  answerSlots,
  complete,
  confirm,
  known,
  lastStep,
  listDays,
  refusing,
  withService,
  without,
  wizardAt,
} from '../../testing/story-wizard.tsx';

const meta = preview.meta({ title: 'Machines/Booking wizard failures' });

const inState = stateStories(bookingMachine);

/** A visit at home needs travel time there and back: this time leaves none. */
export const NoTimeToTravel = meta.story(
  inState('step.slotTaken', {
    ...lastStep,
    ports: {
      api: {
        listDays,
        async listSlots(request) {
          const isAtHome = request.query.location === 'home';
          return answerSlots(() => (isAtHome ? without('10:30', 'travel') : known))(request);
        },
      },
    },
    act: async ({ press }) => press('input[name="location"][value="home"]'),
    sees: ['h2', (t) => t('taken.travel', { ns: 'booking', time: '10:30' })],
  }),
);

/** The result is unknown; nothing is lost, and the same booking is sent again. */
export const Failed = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'unavailable' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.server', { ns: 'booking' })],
  }),
);

export const Offline = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'offline' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.offline', { ns: 'booking' })],
  }),
);

/** The session ended during the request. */
export const SessionEnded = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'unauthorized' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.session', { ns: 'booking' })],
  }),
);

export const TooManyBookings = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', complete, true),
    ports: refusing({ kind: 'conflict', code: 'too-many-bookings' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.many', { ns: 'booking' })],
  }),
);

/** The key belongs to another booking, which may have gone through. */
export const KeyReused = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'conflict', code: 'key-reused' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.key', { ns: 'booking' })],
  }),
);

/** The guest's input is neither an e-mail address nor a phone number. */
export const WrongContact = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', { ...complete, guestContact: 'eleni' }, true),
    act: confirm,
    sees: ['p', (t) => t('refused.contact.text', { ns: 'booking' })],
  }),
);

/** A missing name is reported before a missing contact. */
export const NoName = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', { ...complete, guestName: '', guestContact: '' }, true),
    act: confirm,
    sees: ['p', (t) => t('refused.name.text', { ns: 'booking' })],
  }),
);

/** The visitor has another booking at that time. */
export const DoubleBooked = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'conflict', code: 'double-booked' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.double', { ns: 'booking' })],
  }),
);

/** The day has the most bookings of guests whose contacts did not answer. */
export const NoRoomForGuests = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', complete, true),
    ports: refusing({ kind: 'conflict', code: 'unproved-day' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.day', { ns: 'booking' })],
  }),
);

/**
 * Another customer books the chosen time while the visitor still chooses: the nearest ones are
 * offered.
 */
export const TakenMeanwhile = meta.story(
  inState('step.choosingTime', {
    ...wizardAt('time', complete),
    ports: ({ live }) => {
      let isTaken = false;
      return {
        api: {
          listDays,
          listSlots: answerSlots(() => (isTaken ? without('10:30', 'booked') : known)),
        },
        live: {
          watch: (salonIds, onEvent) =>
            live.watch(salonIds, (event) => {
              isTaken = true;
              onEvent(event);
            }),
        },
      };
    },
    act: async ({ app, find }) => {
      await find('[data-component="slot-grid"]', '10:30');
      app.elsewhere.reconnect();
    },
    sees: ['[role="alert"]', (t) => t('taken.taken', { ns: 'booking', time: '10:30' })],
  }),
);

/** Continue was pressed too early. */
export const Refused = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', emptyDraft),
    act: ({ press, t }) => press('button', t('continue', { ns: 'booking' })),
    sees: ['p', (t) => t('service.missing', { ns: 'booking' })],
  }),
);

export const DaysFailed = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: { api: failingCalls('listDays') },
    sees: ['[role="alert"]', (t) => t('date.failed', { ns: 'booking' })],
  }),
);
