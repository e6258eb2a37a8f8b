import { describe, expect, it } from 'vitest';
import type { ChatEvent, ChatPort } from '../../domain/ports/chat-port.ts';

export interface ChatPortSetup {
  readonly port: ChatPort;
  /** A conversation with unread messages. */
  readonly unreadId: string;
  /** Lets as much time pass as an answer takes. */
  readonly waitForAnswer: () => Promise<void>;
}

/** What every source of conversations has to keep. */
export function describeChatPort(name: string, create: () => ChatPortSetup): void {
  const request = (language = 'en') => ({ language, signal: new AbortController().signal });
  const outgoing = (conversationId: string, idempotencyKey = 'one') => ({
    conversationId,
    content: 'Hello',
    language: 'en',
    idempotencyKey,
  });

  describe(`chat port: ${name}`, () => {
    it('lists conversations with their last message, the newest first', async () => {
      const { port } = create();
      const list = await port.conversations(request());
      const times = list.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { id, lastMessage } of list) {
        expect((await port.messages(id, request())).at(-1)?.content).toBe(lastMessage);
      }
    });

    it('tells messages from the oldest, in the language of the page', async () => {
      const { port, unreadId } = create();
      const english = await port.messages(unreadId, request());
      const greek = await port.messages(unreadId, request('el'));
      const times = english.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(greek.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      expect(greek).not.toEqual(english);
    });

    it('takes a message once, however often it is sent', async () => {
      const { port, unreadId } = create();
      const before = await port.messages(unreadId, request());
      const first = await port.send(outgoing(unreadId));
      expect(await port.send(outgoing(unreadId))).toEqual(first);
      const after = await port.messages(unreadId, request());
      expect(after).toEqual([...before, first]);
      expect(first).toMatchObject({ sender: 'user', content: 'Hello' });
    });

    it('reports the answer and who is writing it, until nobody listens', async () => {
      const { port, unreadId, waitForAnswer } = create();
      const events: ChatEvent[] = [];
      const stop = await port.observe((event) => events.push(event));
      await port.send(outgoing(unreadId));
      await waitForAnswer();
      expect(events.map(({ type }) => type)).toEqual([
        'typing.changed',
        'typing.changed',
        'message.arrived',
      ]);
      expect(events.at(-1)).toMatchObject({
        conversationId: unreadId,
        message: { sender: 'salon' },
      });
      stop();
      await port.send(outgoing(unreadId, 'two'));
      await waitForAnswer();
      expect(events).toHaveLength(3);
    });

    it('has nothing unread once it was read', async () => {
      const { port, unreadId } = create();
      const unread = async () =>
        (await port.conversations(request())).find(({ id }) => id === unreadId)?.unreadCount;
      expect(await unread()).toBeGreaterThan(0);
      await port.markRead(unreadId);
      expect(await unread()).toBe(0);
    });
  });
}
