import preview from '@salonica/storybook/preview';
import { failingCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/Saved by a guest' });

const session = 'signed-out';

export const Default = meta.story(
  screenAt('/favorites', {
    session,
    ports: ({ api }) => ({
      api: {
        async listFavorites(request) {
          await api.saveFavorite({ id: '01' });
          return api.listFavorites(request);
        },
      },
    }),
    says: (t) => t('book', { ns: 'favorites' }),
    at: 'main li a',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt('/favorites', {
    session,
    says: (t) => t('empty.title', { ns: 'favorites' }),
    at: 'h2',
  }),
);

export const Loading = meta.story(
  screenAt('/favorites', {
    session,
    ports: { api: waitingCalls('listFavorites', 'listFavoriteIds') },
    says: (t) => t('loading', { ns: 'favorites' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt('/favorites', {
    session,
    ports: { api: failingCalls('listFavorites', 'listFavoriteIds') },
    says: (t) => t('failed', { ns: 'favorites' }),
    at: '[role=alert]',
  }),
);
