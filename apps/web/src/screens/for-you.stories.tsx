import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Finding a salon/For you' });

export const Default = meta.story(
  screenAt('/for-you', {
    session: 'signed-in',
    says: (t) => t('favorites.again', { ns: 'forYou' }),
    at: 'main a, main button',
    isPhotographed: true,
  }),
);

export const Visitor = meta.story(
  screenAt('/for-you', {
    says: (t) => t('first.title', { ns: 'forYou' }),
    at: 'h2, h3',
  }),
);

export const Loading = meta.story(
  screenAt('/for-you', {
    ports: { api: waitingCalls('recommend') },
    says: (t) => t('loading', { ns: 'forYou' }),
    at: 'main p',
  }),
);

export const Slow = meta.story(
  screenAt('/for-you', {
    ports: { api: waitingCalls('recommend') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/for-you', {
    ports: { api: failingCalls('recommend') },
    says: (t) => t('failed', { ns: 'forYou' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/for-you', {
    ports: { api: offlineCalls('recommend') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
