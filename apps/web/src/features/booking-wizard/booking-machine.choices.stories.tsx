import preview from '@salonica/storybook/preview';
import { stateStories } from '../../testing/machine-story.ts';
import { bookingMachine } from './booking-machine.ts';
import { waitingCalls } from '../../testing/story-ports.ts';
import { complete, listDays, withService, wizardAt } from '../../testing/story-wizard.tsx';

const meta = preview.meta({ title: 'Machines/Booking wizard choices' });

const inState = stateStories(bookingMachine);

/** The visitor is signed out: contact for the confirmation, and the benefits of signing in. */
export const Guest = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', complete, true),
    sees: ['h2', (t) => t('guest.heading', { ns: 'booking' })],
  }),
);

/** The visitor was here before: the earlier choices are restored. */
export const RestoredDraft = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', complete),
    sees: ['[data-component="booking-summary"]', () => '10:30'],
  }),
);

/** The chosen day is now in the past. */
export const DroppedChoice = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', { ...complete, date: '2026-11-18' }),
    sees: ['[role="status"]', (t) => t('dropped.title', { ns: 'booking' })],
  }),
);

/** Nothing is free within the salon's horizon. */
export const NoFreeDay = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: {
      api: {
        async listDays(request) {
          const { days, version } = await listDays(request);
          return { version, days: days.map((day) => ({ ...day, state: 'full', free: 0 })) };
        },
      },
    },
    sees: ['[role="status"]', (t) => t('date.full', { ns: 'booking', count: 30 })],
  }),
);

export const DaysLoading = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: { api: waitingCalls('listDays') },
    sees: ['[data-component="skeleton-group"]'],
  }),
);
