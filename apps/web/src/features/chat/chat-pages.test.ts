import { expect, it, vi } from 'vitest';
import type { Api } from '../../domain/api.ts';
import type { ChatMessage, Conversation } from '../../domain/chat.ts';
import { allConversations } from './chat-pages.ts';

const request = { language: 'el', signal: new AbortController().signal };

const message = (id: string): ChatMessage => ({
  id,
  sender: 'customer',
  text: `No. ${id}`,
  language: 'en',
  sentAt: Date.UTC(2027, 2, 1, 9),
  isAutomatic: false,
});

const conversation = (id: string): Conversation => ({
  id,
  revision: 4,
  salon: { id: '01', name: 'Atelier' },
  picture: null,
  lastMessage: message('m1'),
  unreadCount: 2,
  firstUnreadId: 'm0',
  isOnline: true,
});

it('reads all conversations, page by page', async () => {
  const listConversations = vi
    .fn<Api['listConversations']>()
    .mockResolvedValueOnce({ conversations: [conversation('c1')], nextCursor: 'next' })
    .mockResolvedValueOnce({ conversations: [conversation('c2')], nextCursor: null });
  const all = await allConversations({ listConversations }, request);
  expect(all).toEqual([conversation('c1'), conversation('c2')]);
  expect(listConversations.mock.calls).toEqual([
    [{ query: { cursor: undefined }, ...request }],
    [{ query: { cursor: 'next' }, ...request }],
  ]);
});
