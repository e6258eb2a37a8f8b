import preview from '@salonica/storybook/preview';
import { ServiceError } from '../domain/failure.ts';
import type { ChatMessage, ChatPort } from '../domain/ports/chat-port.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Chat' });

const session = 'signed-in';
const path = '/profile/chat';

const messageOf = (index: number): ChatMessage => ({
  id: `long-${index}`,
  sender: index % 3 === 0 ? 'user' : 'salon',
  content: `No. ${index}`,
  language: 'en',
  timestamp: Date.UTC(2025, 4, 1, 9, index),
});

/** A conversation of 45 messages, in pages of 30. */
const longAgo: ChatPort['messages'] = async (_, cursor) => {
  const indexes = Array.from({ length: cursor === null ? 30 : 15 }, (__, index) => index);
  const newest = cursor === null ? 44 : 14;
  const items = indexes.map((index) => messageOf(newest - index));
  return { items, nextCursor: cursor === null ? '15' : null };
};

/** A message was being sent when the page was reloaded. */
const withUnsent = ({ ports }: { readonly ports: Ports }) =>
  ports.drafts.write('messages', {
    choices: null,
    personal: {
      drafts: {},
      pending: [{ id: 'key-1', conversationId: 'c-01', content: '10:30!', timestamp: Date.now() }],
    },
  });

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
    ports: { chat: { messages: async () => ({ items: [], nextCursor: null }) } },
    says: (t) => t('noMessages', { ns: 'chat' }),
    at: '[data-component="chat-pane"]',
  }),
);

/** Older messages load on request. */
export const Older = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: { chat: { messages: longAgo } },
    act: async ({ press }) => press('[data-part="older"] button'),
    says: () => 'No. 0',
    at: '[data-part="message"]:first-of-type',
  }),
);

export const OlderFailed = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: {
      chat: {
        messages: async (id, cursor, request) => {
          if (cursor !== null) throw new ServiceError({ kind: 'unavailable' });
          return longAgo(id, cursor, request);
        },
      },
    },
    act: async ({ press }) => press('[data-part="older"] button'),
    says: (t) => t('older.failed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

/** Its delivery is unknown: it can be sent again. */
export const NotSent = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    prepare: withUnsent,
    says: () => '10:30!',
    at: '[data-state="failed"]',
  }),
);

export const Refused = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    prepare: withUnsent,
    ports: {
      chat: {
        send: async () =>
          Promise.reject(new ServiceError({ kind: 'rate-limited', retryAfter: 30 })),
      },
    },
    act: async ({ press }) => press('[data-part="failed"] button'),
    says: (t) => t('failed.tooMany', { count: 30 }),
    at: '[data-part="failed"]',
  }),
);

/** A salon without messages yet. */
export const NewConversation = meta.story(
  screenAt(`${path}?with=12`, {
    session,
    says: () => 'Nikis 12',
    at: '[data-component="chat-pane"] h2',
  }),
);

export const NewConversationFailed = meta.story(
  screenAt(`${path}?with=12`, {
    session,
    ports: { chat: { start: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('threadFailed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

/** The URL names a salon that does not exist. */
export const UnknownSalon = meta.story(
  screenAt(`${path}?with=nowhere`, {
    session,
    says: (t) => t('select', { ns: 'chat' }),
    at: '[data-component="chat-placeholder"]',
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
