import preview from '@salonica/storybook/preview';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/All categories' });

export const Default = meta.story(
  screenAt('/categories', {
    says: (t) => t('categories.title', { ns: 'discovery' }),
    isPhotographed: true,
  }),
);

export const Loading = meta.story(
  screenAt('/categories', {
    homePage: waiting(),
    says: (t) => t('categories.loading', { ns: 'discovery' }),
    at: '[role=status]',
  }),
);

export const Slow = meta.story(
  screenAt('/categories', {
    homePage: waiting(),
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Empty = meta.story(
  screenAt('/categories', {
    homePage: { fetchHomePage: async () => ({ categories: [], topRatedSalons: [] }) },
    says: (t) => t('categories.empty', { ns: 'discovery' }),
    at: 'h2',
  }),
);

export const Failed = meta.story(
  screenAt('/categories', {
    homePage: failing(),
    says: (t) => t('failed.server'),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/categories', {
    homePage: failing('offline'),
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
