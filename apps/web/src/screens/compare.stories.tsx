import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Compare' });

export const Default = meta.story(
  screenAt('/compare?ids=01,02,03', {
    says: (t) => t('rows.home', { ns: 'compare' }),
    at: 'tbody th',
    isPhotographed: true,
  }),
);

export const PricesOfAService = meta.story(
  screenAt('/compare?ids=01,03&service=01-highlights', {
    says: () => '140',
    at: 'tbody td',
  }),
);

/** The salons are still compared. */
export const TimesFailed = meta.story(
  screenAt('/compare?ids=01,03', {
    ports: { api: failingCalls('readNextFree') },
    says: (t) => t('next.unknown', { ns: 'compare' }),
    at: 'tbody td',
  }),
);

export const OneSalon = meta.story(
  screenAt('/compare?ids=01', {
    says: (t) => t('single.title', { ns: 'compare' }),
    at: '[data-component="note"] p',
  }),
);

export const LeftOut = meta.story(
  screenAt('/compare?ids=01,02,nowhere', {
    says: (t) => t('missing', { ns: 'compare', count: 1 }),
    at: '[data-component="note"]',
  }),
);

export const Empty = meta.story(
  screenAt('/compare', { says: (t) => t('empty.title', { ns: 'compare' }), at: 'h2' }),
);

export const Loading = meta.story(
  screenAt('/compare?ids=01,02', {
    ports: { api: waitingCalls('readSalon') },
    says: (t) => t('loading', { ns: 'compare' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/compare?ids=01,02', {
    ports: { api: waitingCalls('readSalon') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/compare?ids=01,02', {
    ports: { api: failingCalls('readSalon') },
    says: (t) => t('failed', { ns: 'compare' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/compare?ids=01,02', {
    ports: { api: offlineCalls('readSalon') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
