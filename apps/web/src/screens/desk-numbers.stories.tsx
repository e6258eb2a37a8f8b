import preview from '@salonica/storybook/preview';
import { sampleNumbers } from '../features/desk-numbers/testing/sample-numbers.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Numbers' });

const path = '/desk/numbers';
const session = 'manager';
const ports = { api: { readDeskNumbers: async () => sampleNumbers } };

export const Default = meta.story(
  screenAt(path, {
    session,
    ports,
    says: (t) => t('services.title', { ns: 'deskNumbers' }),
    at: 'main h2',
    isPhotographed: true,
  }),
);

/** Of one day, without the chart of days. */
export const Today = meta.story(
  screenAt(`${path}?days=1`, {
    session,
    ports: {
      api: {
        readDeskNumbers: async () => ({ ...sampleNumbers, days: sampleNumbers.days.slice(-1) }),
      },
    },
    says: (t) => t('hours.title', { ns: 'deskNumbers' }),
    at: 'main h2',
  }),
);

export const Empty = meta.story(
  screenAt(`${path}?days=1`, {
    session,
    says: (t) => t('empty.title', { ns: 'deskNumbers' }),
    at: 'main h2',
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readDeskNumbers') },
    says: (t) => t('loading', { ns: 'deskNumbers' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('readDeskNumbers') },
    says: (t) => t('failed', { ns: 'deskNumbers' }),
    at: 'main [role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt(path, {
    session,
    ports: { api: offlineCalls('readDeskNumbers') },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** A barber sees the own column of the day, and no numbers of the salon. */
export const Forbidden = meta.story(
  screenAt(path, { session: 'barber', says: (t) => t('door.forbidden', { ns: 'desk' }) }),
);
