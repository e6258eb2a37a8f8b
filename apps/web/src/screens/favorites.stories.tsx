import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Favorites' });

const session = 'signed-in';

export const Default = meta.story(
  screenAt('/profile/favorites', {
    session,
    says: (t) => t('book', { ns: 'favorites' }),
    at: 'main li a',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt('/profile/favorites', {
    session,
    ports: {
      api: {
        listFavoriteIds: async () => ({ ids: [] }),
        listFavorites: async () => ({ salons: [] }),
      },
    },
    says: (t) => t('empty.title', { ns: 'favorites' }),
    at: 'h2',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/favorites', {
    session,
    ports: { api: waitingCalls('listFavorites', 'listFavoriteIds') },
    says: (t) => t('loading', { ns: 'favorites' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/favorites', {
    session,
    ports: { api: waitingCalls('listFavorites', 'listFavoriteIds') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/favorites', {
    session,
    ports: { api: failingCalls('listFavorites', 'listFavoriteIds') },
    says: (t) => t('failed', { ns: 'favorites' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/profile/favorites', {
    session,
    ports: { api: offlineCalls('listFavorites', 'listFavoriteIds') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
