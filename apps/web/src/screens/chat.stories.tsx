import preview from '@salonica/storybook/preview';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Chat' });

const session = 'signed-in';
const path = '/profile/chat';

export const Default = meta.story(
  screenAt(path, {
    session,
    says: () => 'Atelier Aristotelous',
    at: '[data-component="conversation-list"]',
    isPhotographed: true,
  }),
);

export const Thread = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    says: () => 'Atelier Aristotelous',
    at: '[data-component="chat-pane"]',
  }),
);

export const NoMessages = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: { chat: { messages: async () => [] } },
    says: (t) => t('noMessages', { ns: 'chat' }),
    at: '[data-component="chat-pane"]',
  }),
);

export const Empty = meta.story(
  screenAt(path, {
    session,
    ports: { chat: { conversations: async () => [] } },
    says: (t) => t('nobody.title', { ns: 'chat' }),
    at: 'h2',
  }),
);

export const NothingFound = meta.story(
  screenAt(path, {
    session,
    act: async ({ type }) => type({ search: 'Kalamaria' }),
    says: (t) => t('noneFound', { ns: 'chat', typed: 'Kalamaria' }),
    at: '[role=status]',
  }),
);

export const ThreadFailed = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: { chat: { messages: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('threadFailed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { chat: waiting() },
    says: (t) => t('loading', { ns: 'chat' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt(path, {
    session,
    ports: { chat: waiting() },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { chat: failing() },
    says: (t) => t('failed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt(path, {
    session,
    ports: { chat: failing('offline') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
