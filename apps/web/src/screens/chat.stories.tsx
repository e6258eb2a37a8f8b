import preview from '@salonica/storybook/preview';
import type { Api } from '../domain/api.ts';
import type { ChatMessage } from '../domain/chat.ts';
import { ServiceError } from '../domain/failure.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Chat' });

const session = 'signed-in';
const path = '/profile/chat';

const messageOf = (index: number): ChatMessage => ({
  id: `long-${index}`,
  sender: index % 3 === 0 ? 'customer' : 'salon',
  text: `No. ${index}`,
  language: 'en',
  sentAt: Date.UTC(2025, 4, 1, 9, index),
  isAutomatic: index === 43,
});

/** A conversation of 45 messages, in pages of 30. */
const longAgo: Api['listMessages'] = async ({ query: { after, cursor } = {} }) => {
  if (after !== undefined) return { messages: [], nextCursor: null };
  const isFirst = cursor === undefined;
  const newest = isFirst ? 44 : 14;
  const messages = Array.from({ length: isFirst ? 30 : 15 }, (_, index) =>
    messageOf(newest - index),
  );
  return { messages, nextCursor: isFirst ? '15' : null };
};

/** A message was being sent when the page was reloaded. */
const withUnsent = ({ ports }: { readonly ports: Ports }) =>
  ports.drafts.write('messages', {
    choices: null,
    personal: {
      drafts: {},
      pending: [{ id: 'key-1', conversationId: 'c-01', text: '10:30!', sentAt: Date.now() }],
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
    ports: { api: { listMessages: async () => ({ messages: [], nextCursor: null }) } },
    says: (t) => t('noMessages', { ns: 'chat' }),
    at: '[data-component="chat-pane"]',
  }),
);

/** Older messages load on request. */
export const Older = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: { api: { listMessages: longAgo } },
    act: async ({ press }) => press('[data-part="older"] button'),
    says: () => 'No. 0',
    at: '[data-part="message"]:first-of-type',
  }),
);

export const OlderFailed = meta.story(
  screenAt(`${path}?with=01`, {
    session,
    ports: {
      api: {
        listMessages: async (request) => {
          if (request.query?.cursor !== undefined) throw new ServiceError({ kind: 'unavailable' });
          return longAgo(request);
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
      api: { sendMessage: refusing({ kind: 'rate-limited', retryAfter: 30 }) },
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
    ports: { api: { startConversation: async () => Promise.reject(new Error('503')) } },
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
    ports: { api: { listConversations: async () => ({ conversations: [], nextCursor: null }) } },
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
    ports: { api: { listMessages: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('threadFailed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('listConversations') },
    says: (t) => t('loading', { ns: 'chat' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('listConversations') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('listConversations') },
    says: (t) => t('failed', { ns: 'chat' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt(path, {
    session,
    ports: { api: offlineCalls('listConversations') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
