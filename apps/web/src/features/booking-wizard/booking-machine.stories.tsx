import preview from '@salonica/storybook/preview';
import { ServiceError } from '../../domain/failure.ts';
import { dollars } from '../../shared/money.ts';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { emptyDraft } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { failingCalls } from '../../testing/story-ports.ts';
import {
  answerSlots,
  calendar,
  confirm,
  confirmed,
  eleni,
  known,
  lastStep,
  listDays,
  nikos,
  refusing,
  sofia,
  withDate,
  withService,
  without,
  wizardAt,
} from '../../testing/story-wizard.tsx';

const meta = preview.meta({
  title: 'Machines/Booking wizard',
  parameters: machinePage({
    machine: bookingMachine,
    title: 'Machines/Booking wizard',
    about:
      'The four steps of a booking. Each step is a state, each condition for continuing is a guard, and a parallel state loads the available times of the selected day.',
  }),
});

const inState = stateStories(bookingMachine);

export const StepChoosingService = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', emptyDraft),
    sees: ['h1', (t) => t('service.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingDate = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withDate),
    sees: ['h1', (t) => t('date.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingTime = meta.story(
  inState('step.choosingTime', {
    ...wizardAt('time', { ...withDate, time: '10:00', barberId: sofia }),
    sees: ['h1', (t) => t('time.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingLocation = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    sees: ['h1', (t) => t('location.heading', { ns: 'booking' })],
  }),
);

/** Another customer is faster, once the booking is sent. */
function contested() {
  let isTaken = false;
  return {
    ...lastStep,
    ports: {
      api: {
        listDays,
        listSlots: answerSlots(() => (isTaken ? without('10:30', 'booked') : known)),
        book: () => {
          isTaken = true;
          return Promise.reject(
            new ServiceError({
              kind: 'conflict',
              code: 'slot-taken',
              nearest: [
                { date: '2026-11-25', time: '10:00', barberIds: [nikos, sofia] },
                { date: '2026-11-25', time: '16:00', barberIds: [nikos, eleni] },
                { date: '2026-11-26', time: '09:00', barberIds: [eleni] },
              ],
            }),
          );
        },
      },
    },
    prepare: (services) => {
      isTaken = false;
      lastStep.prepare(services);
    },
    act: confirm,
  } satisfies Partial<MachineStory>;
}

/** The nearest free times are offered; everything else is kept. */
export const StepSlotTaken = meta.story(
  inState('step.slotTaken', {
    ...contested(),
    sees: ['h2', (t) => t('taken.taken', { ns: 'booking', time: '10:30' })],
  }),
);

/** Both prices are shown; confirming again accepts the new one. */
export const StepPriceChanged = meta.story(
  inState('step.priceChanged', {
    ...lastStep,
    ports: refusing({ kind: 'conflict', code: 'price-changed', total: dollars(75) }),
    act: confirm,
    sees: ['h2', (t) => t('priceChanged.title', { ns: 'booking' })],
  }),
);

/** Too many attempts: it can be confirmed again after the wait. */
export const StepWaiting = meta.story(
  inState('step.waiting', {
    ...lastStep,
    ports: refusing({ kind: 'rate-limited', retryAfter: 40 }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.rate.title', { ns: 'booking' })],
  }),
);

export const StepConfirming = meta.story(
  inState('step.confirming', {
    ...lastStep,
    ports: { api: { ...calendar, book: never } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
  }),
);

/** The salon page is shown next. */
export const StepConfirmed = meta.story(
  inState('step.confirmed', {
    ...lastStep,
    ports: { api: { ...calendar, book: async () => ({ booking: await confirmed() }) } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
    looksLike: 'features/booking-wizard/booking-machine-StepConfirming',
  }),
);

export const SlotsUnknown = meta.story(
  inState('slots.unknown', {
    ...wizardAt('date', withService),
    sees: ['h1', (t) => t('date.heading', { ns: 'booking' })],
  }),
);

export const SlotsLoading = meta.story(
  inState('slots.loading', {
    ...wizardAt('time', withDate),
    ports: { api: { listDays, listSlots: never } },
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const SlotsReady = meta.story(
  inState('slots.ready', {
    ...wizardAt('time', withDate),
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

/** The visible times stay until the new ones are loaded. */
export const SlotsRefreshing = meta.story(
  inState('slots.refreshing', {
    ...wizardAt('time', withDate),
    ports: () => {
      let isFirst = true;
      return {
        api: {
          listDays,
          listSlots: (request) => {
            if (!isFirst) return never();
            isFirst = false;
            return answerSlots(() => known)(request);
          },
        },
      };
    },
    act: async ({ app, find }) => {
      await find('[data-component="slot-grid"]', '16:00');
      app.elsewhere.reconnect();
    },
    sees: ['[data-component="slot-grid"]', () => '16:00'],
    looksLike: 'features/booking-wizard/booking-machine-SlotsReady',
  }),
);

export const SlotsFailed = meta.story(
  inState('slots.failed', {
    ...wizardAt('time', withDate),
    ports: {
      api: { listDays, ...failingCalls('listSlots') },
    },
    sees: ['[role="alert"]', (t) => t('time.failed', { ns: 'booking' })],
  }),
);
