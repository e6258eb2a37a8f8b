import preview from '@salonica/storybook/preview';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Home' });

export const Default = meta.story(
  screenAt('/', { says: (t) => t('hero.titleEnd', { ns: 'home' }), isPhotographed: true }),
);

export const SignedIn = meta.story(
  screenAt('/', {
    session: 'signed-in',
    says: (t) => t('nav.myBookings', { ns: 'shell' }),
    at: 'header',
  }),
);

export const AllCategoriesShown = meta.story(
  screenAt('/', {
    act: async ({ press }) =>
      press('[aria-controls="categories-list"]:not([aria-disabled="true"])'),
    says: (t) => t('categories.viewLess', { ns: 'home' }),
    at: 'main button',
  }),
);

export const Loading = meta.story(
  screenAt('/', {
    homePage: waiting(),
    says: (t) => t('topRated.loading', { ns: 'discovery' }),
    at: '[role=status]',
  }),
);

export const Slow = meta.story(
  screenAt('/', { homePage: waiting(), isSlow: true, says: (t) => t('slow'), at: '[role=status]' }),
);

export const Empty = meta.story(
  screenAt('/', {
    homePage: { fetchHomePage: async () => ({ categories: [], topRatedSalons: [] }) },
    says: (t) => t('topRated.empty', { ns: 'discovery' }),
    at: 'h3',
  }),
);

export const Failed = meta.story(
  screenAt('/', {
    homePage: failing(),
    complaint: 'The categories did not load.',
    says: (t) => t('failed.server'),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/', {
    homePage: failing('offline'),
    isOffline: true,
    complaint: 'The categories did not load.',
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
