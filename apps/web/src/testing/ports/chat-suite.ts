import { describe, expect, it, vi } from 'vitest';
import type { Conversation, MessagePage } from '../../domain/chat.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { newerMessages } from '../../blocks/chat/thread-messages.ts';
import { allConversations } from '../../features/chat/chat-pages.ts';
import { ask, type CreateWorld, failureOf, newKey, type SuiteWorld } from './suite-world.ts';

const soon = { timeout: 8000, interval: 20 };

/** A customer with conversations, one of them unread. */
async function openChat(create: CreateWorld) {
  const world = create();
  await world.signIn();
  const { api } = world.ports;
  const list = () => allConversations(api, ask());
  const unread = (await list()).find(({ unreadCount }) => unreadCount > 0);
  if (unread === undefined) throw new Error('A new customer has something to read');
  const { id } = unread;
  return {
    world,
    api,
    list,
    unread,
    send: async (text: string, idempotencyKey = newKey()) =>
      (await api.sendMessage({ id, body: { text }, language: 'en', idempotencyKey })).message,
    start: async (salonId: string) =>
      (await api.startConversation({ body: { salonId }, ...ask() })).conversation,
    markRead: (messageId: string) => api.markMessagesRead({ id, body: { messageId } }),
    now: async (): Promise<Conversation | undefined> =>
      (await list()).find((conversation) => conversation.id === id),
    newest: async () => (await api.listMessages({ id, ...ask() })).messages,
    newer: (after: string) => newerMessages(api, { id, after, ...ask() }),
  };
}

/** Records events until the test ends. */
function listen({ ports }: SuiteWorld) {
  const events: LiveEvent[] = [];
  const stop = ports.live.watch([], (event) => events.push(event));
  return { events, [Symbol.dispose]: stop };
}

/** The contract of every source of conversations. */
export function describeChat(create: CreateWorld): void {
  it('is for customers', async () => {
    const { api } = create().ports;
    const answer = api.listConversations(ask());
    expect(await failureOf(answer)).toMatchObject({ kind: 'unauthorized' });
  });

  it('lists conversations with their last message, the newest first', async () => {
    const { api, list } = await openChat(create);
    const listed = await list();
    expect(listed).toHaveLength(5);
    const times = listed.map(({ lastMessage }) => lastMessage?.sentAt ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const { id, lastMessage } of listed) {
      expect((await api.listMessages({ id, ...ask() })).messages[0]).toEqual(lastMessage);
    }
  });

  it('stores a message once, however often it is sent, also concurrently', async () => {
    const { send, newer, newest } = await openChat(create);
    const before = await newest();
    const key = newKey();
    const [first, twin] = await Promise.all([send('Hello', key), send('Hello', key)]);
    expect(twin).toEqual(first);
    expect(await send('Hello', key)).toEqual(first);
    expect(first).toMatchObject({ sender: 'customer', text: 'Hello' });
    const own = (await newest()).filter(({ id }) => id === first.id);
    expect(own).toHaveLength(1);
    expect((await newer(before[0]?.id ?? ''))[0]).toEqual(first);
  });

  it('counts unread messages up to a message, and never goes back', async () => {
    const { markRead, unread, now, newest } = await openChat(create);
    const messages = await newest();
    expect(unread.firstUnreadId).toBe(messages[unread.unreadCount - 1]?.id);
    await markRead(messages[0]?.id ?? '');
    expect(await now()).toMatchObject({ unreadCount: 0, firstUnreadId: null });
    await markRead(messages.at(-1)?.id ?? '');
    expect(await now()).toMatchObject({ unreadCount: 0 });
  });

  it('has one conversation with a salon, and lists it once it has a message', async () => {
    const { api, list, start, unread } = await openChat(create);
    expect((await start(unread.salon.id)).id).toBe(unread.id);
    const begun = await start('12');
    expect((await start('12')).id).toBe(begun.id);
    expect(begun).toMatchObject({ salon: { id: '12' }, lastMessage: null, unreadCount: 0 });
    const isListed = async () => (await list()).some(({ id }) => id === begun.id);
    expect(await isListed()).toBe(false);
    await api.sendMessage({ id: begun.id, body: { text: 'Hi' }, idempotencyKey: newKey() });
    expect(await isListed()).toBe(true);
    expect(await failureOf(start('nowhere'))).toMatchObject({ kind: 'not-found' });
  });

  describe('live', () => {
    it('reports messages and read marks', async () => {
      const { world, send, markRead, unread } = await openChat(create);
      using heard = listen(world);
      const changed = { type: 'conversation.changed', conversationId: unread.id };
      const sent = await send('Hello');
      await vi.waitFor(() => expect(heard.events).toContainEqual(changed), soon);
      heard.events.length = 0;
      await markRead(sent.id);
      await vi.waitFor(() => expect(heard.events).toContainEqual(changed), soon);
    });

    it('has one reply from the salon, and reports that it is typing', async () => {
      const { world, send, newer, unread } = await openChat(create);
      using heard = listen(world);
      const sent = await send('When are you open?');
      const typing = { type: 'salon.typing', conversationId: unread.id };
      await vi.waitFor(() => expect(heard.events).toContainEqual(typing), soon);
      const answers = () => newer(sent.id);
      await vi.waitFor(async () => expect(await answers()).toHaveLength(1), soon);
      expect(await answers()).toMatchObject([
        { sender: 'salon', language: 'en', isAutomatic: true },
      ]);
    });
  });

  // Runs last, because the salons take a while to reply to all of it.
  it('pages back to the oldest, without leaving out a message', async () => {
    const { api, unread, send, newest, newer } = await openChat(create);
    const [last] = await newest();
    const sent: string[] = [];
    for (let count = 0; count < 34; count += 1) {
      sent.push((await send(`No. ${count}`)).id);
    }
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page: MessagePage = await api.listMessages({
        id: unread.id,
        query: { cursor },
        ...ask(),
      });
      ids.push(...page.messages.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    // Replies may be between them.
    expect(ids.filter((id) => sent.includes(id))).toEqual(sent.toReversed());
    const later = await newer(last?.id ?? '');
    expect(later.filter(({ sender }) => sender === 'customer').map(({ id }) => id)).toEqual(sent);
  });
}
