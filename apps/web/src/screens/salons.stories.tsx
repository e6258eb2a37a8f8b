import preview from '@salonica/storybook/preview';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Find salons' });

export const Default = meta.story(
  screenAt('/salons', {
    says: (t) => t('count', { ns: 'results', count: 6 }),
    at: 'h2',
    isPhotographed: true,
  }),
);

export const Filtered = meta.story(
  screenAt('/salons?q=color&price=2&rating=4.5&top=1', {
    says: (t) => t('active.clear', { ns: 'results' }),
    at: 'main button',
  }),
);

export const NearMe = meta.story(
  screenAt('/salons?near=1', {
    says: (t) => t('near.unknown', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const LocationDenied = meta.story(
  screenAt('/salons?near=1', {
    act: async ({ press }) => press('[role=status] + button'),
    says: (t) => t('near.denied', { ns: 'results' }),
    at: '[role=status]',
  }),
);

export const NothingFound = meta.story(
  screenAt('/salons?q=tattoo', {
    says: (t) => t('empty.title', { ns: 'results' }),
    at: 'h3',
  }),
);

export const Loading = meta.story(
  screenAt('/salons', {
    homePage: waiting(),
    says: (t) => t('loading', { ns: 'search' }),
    at: 'h2',
  }),
);

export const Slow = meta.story(
  screenAt('/salons', {
    homePage: waiting(),
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/salons', {
    homePage: failing(),
    says: (t) => t('failed.server'),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/salons', {
    homePage: failing('offline'),
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
