import preview from '@salonica/storybook/preview';
import { storyHomePage } from '../testing/story-home-page.ts';
import { failing, failingCalls, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Category' });

export const Default = meta.story(
  screenAt('/category/2', {
    says: (t) => t('categoryNames.color', { ns: 'discovery' }),
    isPhotographed: true,
  }),
);

export const Loading = meta.story(
  screenAt('/category/2', {
    homePage: waiting(),
    says: (t) => t('category.loading', { ns: 'discovery' }),
    at: '[role=status]',
  }),
);

export const Slow = meta.story(
  screenAt('/category/2', {
    homePage: waiting(),
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const NoSalons = meta.story(
  screenAt('/category/2', {
    homePage: {
      fetchHomePage: async (request) => ({
        ...(await storyHomePage.fetchHomePage(request)),
        topRatedSalons: [],
      }),
    },
    says: (t) => t('category.noSalons', { ns: 'discovery' }),
    at: 'h2',
  }),
);

export const NotFound = meta.story(
  screenAt('/category/404', { says: (t) => t('category.notFound', { ns: 'discovery' }) }),
);

/** Looks the same as an unknown category. */
export const Failed = meta.story(
  screenAt('/category/2', {
    homePage: failing(),
    says: (t) => t('category.notFoundHint', { ns: 'discovery' }),
    at: 'main',
  }),
);

export const Offline = meta.story(
  screenAt('/category/2', {
    homePage: failing('offline'),
    isOffline: true,
    says: (t) => t('category.notFoundHint', { ns: 'discovery' }),
    at: 'main',
  }),
);

/** The category is known, its salons are not. */
export const SalonsFailed = meta.story(
  screenAt('/category/2', {
    ports: { api: failingCalls('findSalons') },
    says: (t) => t('failed.salons', { ns: 'discovery' }),
    at: '[role=alert]',
  }),
);
