import { describe, expect, it } from 'vitest';
import { createChatApi } from './chat-api.ts';
import { picturesOf } from './pictures.ts';
import { clientWith } from './testing/test-client.ts';

const request = { language: 'el', signal: new AbortController().signal };
const message = (id: string) => ({
  id,
  sender: 'customer',
  text: `No. ${id}`,
  language: 'en',
  sentAt: '2027-03-01T09:00:00.000Z',
});

function openChat(...answers: object[]) {
  const { client, asked } = clientWith(...answers);
  return { chat: createChatApi(client, picturesOf('https://api.example')), asked };
}

describe('the chat of the API', () => {
  it('reads all conversations, page by page', async () => {
    const conversation = {
      id: 'c1',
      revision: 4,
      salon: { id: '01', name: 'Atelier' },
      picture: '/storage/avatars/nikos.svg',
      lastMessage: { ...message('m1'), sender: 'salon' },
      unreadCount: 2,
      firstUnreadId: 'm0',
      isOnline: true,
    };
    const { chat, asked } = openChat(
      { conversations: [conversation], nextCursor: 'next' },
      {
        conversations: [{ ...conversation, id: 'c2', picture: null, lastMessage: null }],
        nextCursor: null,
      },
    );
    const [first, second] = await chat.conversations(request);
    expect(first).toEqual({
      id: 'c1',
      salonId: '01',
      name: 'Atelier',
      avatar: 'https://api.example/storage/avatars/nikos.svg',
      lastMessage: {
        id: 'm1',
        sender: 'salon',
        content: 'No. m1',
        language: 'en',
        timestamp: Date.UTC(2027, 2, 1, 9),
      },
      unreadCount: 2,
      firstUnreadId: 'm0',
      online: true,
    });
    expect(second).toMatchObject({ id: 'c2', avatar: null, lastMessage: null });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/v1/conversations',
      '/api/v1/conversations?cursor=next',
    ]);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('follows newer messages to the end', async () => {
    const { chat, asked } = openChat(
      { messages: [message('m2'), message('m3')], nextCursor: 'more' },
      { messages: [message('m4')], nextCursor: null },
    );
    const newer = await chat.newer('c1', 'm1', request);
    expect(newer.map(({ id }) => id)).toEqual(['m2', 'm3', 'm4']);
    const path = '/api/v1/conversations/c1/messages';
    expect(asked.map((call) => call.path)).toEqual([`${path}?after=m1`, `${path}?after=m3`]);
  });

  it('sends with the key of the message and the language of the page', async () => {
    const { chat, asked } = openChat({ message: message('m1') });
    const sent = await chat.send({
      conversationId: 'c1',
      content: 'No. m1',
      idempotencyKey: 'key-of-this-message',
      language: 'el',
    });
    expect(sent).toMatchObject({ id: 'm1', sender: 'user' });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/conversations/c1/messages',
      body: { text: 'No. m1' },
    });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('key-of-this-message');
    expect(asked[0]?.headers.get('accept-language')).toBe('el');
  });
});
