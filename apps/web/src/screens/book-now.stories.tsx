import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Book now' });

export const Default = meta.story(
  screenAt('/book-now', {
    says: (t) => t('near.count', { ns: 'bookNow', count: 6, total: '6' }),
    at: 'main p',
    isPhotographed: true,
  }),
);

export const ServiceChosen = meta.story(
  screenAt('/book-now?service=0', {
    says: (t) => {
      const service = t('services.haircut', { ns: 'search' });
      return t('near.countFor', { ns: 'bookNow', count: 5, total: '5', service });
    },
    at: '[role=status]',
  }),
);

export const Filters = meta.story(
  screenAt('/book-now', {
    act: async ({ press }) => press('main [aria-haspopup="dialog"]'),
    says: (t) => t('filters.show', { ns: 'results', count: 6, total: '6' }),
    at: 'dialog[open]',
  }),
);

export const NothingFound = meta.story(
  screenAt('/book-now?q=thermaikos&price=1', {
    says: (t) => t('empty.title', { ns: 'results' }),
    at: 'h3',
  }),
);

export const Loading = meta.story(
  screenAt('/book-now', {
    ports: { api: waitingCalls('findSalons') },
    says: (t) => t('loading', { ns: 'search' }),
    at: 'main p',
  }),
);

export const Slow = meta.story(
  screenAt('/book-now', {
    ports: { api: waitingCalls('findSalons') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/book-now', {
    ports: { api: failingCalls('findSalons') },
    says: (t) => t('failed.server'),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/book-now', {
    ports: { api: offlineCalls('findSalons') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
