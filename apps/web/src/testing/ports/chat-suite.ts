import { describe, expect, it, vi } from 'vitest';
import type { Conversation } from '../../domain/ports/chat-port.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { ask, type CreateWorld, failureOf, newKey, type SuiteWorld } from './suite-world.ts';

const soon = { timeout: 8000, interval: 20 };

/** A customer with conversations, one of them unread. */
async function openChat(create: CreateWorld) {
  const world = create();
  await world.signIn();
  const { chat } = world.ports;
  const list = await chat.conversations(ask());
  const unread = list.find(({ unreadCount }) => unreadCount > 0);
  if (unread === undefined) throw new Error('A new customer has something to read');
  const { id } = unread;
  return {
    world,
    chat,
    unread,
    outgoing: (content: string, idempotencyKey = newKey()) => ({
      conversationId: id,
      content,
      language: 'en',
      idempotencyKey,
    }),
    now: async (): Promise<Conversation | undefined> =>
      (await chat.conversations(ask())).find((conversation) => conversation.id === id),
    newest: async () => (await chat.messages(id, null, ask())).items,
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
    const { chat } = create().ports;
    expect(await failureOf(chat.conversations(ask()))).toMatchObject({ kind: 'unauthorized' });
  });

  it('lists conversations with their last message, the newest first', async () => {
    const { chat } = await openChat(create);
    const list = await chat.conversations(ask());
    expect(list).toHaveLength(5);
    const times = list.map(({ lastMessage }) => lastMessage?.timestamp ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const { id, lastMessage } of list) {
      expect((await chat.messages(id, null, ask())).items[0]).toEqual(lastMessage);
    }
  });

  it('stores a message once, however often it is sent, also concurrently', async () => {
    const { chat, unread, outgoing, newest } = await openChat(create);
    const before = await newest();
    const message = outgoing('Hello');
    const [first, twin] = await Promise.all([chat.send(message), chat.send(message)]);
    expect(twin).toEqual(first);
    expect(await chat.send(message)).toEqual(first);
    expect(first).toMatchObject({ sender: 'user', content: 'Hello' });
    const own = (await newest()).filter(({ id }) => id === first.id);
    expect(own).toHaveLength(1);
    const newer = await chat.newer(unread.id, before[0]?.id ?? '', ask());
    expect(newer[0]).toEqual(first);
  });

  it('counts unread messages up to a message, and never goes back', async () => {
    const { chat, unread, now, newest } = await openChat(create);
    const messages = await newest();
    expect(unread.firstUnreadId).toBe(messages[unread.unreadCount - 1]?.id);
    await chat.markRead(unread.id, messages[0]?.id ?? '');
    expect(await now()).toMatchObject({ unreadCount: 0, firstUnreadId: null });
    await chat.markRead(unread.id, messages.at(-1)?.id ?? '');
    expect(await now()).toMatchObject({ unreadCount: 0 });
  });

  it('has one conversation with a salon, and lists it once it has a message', async () => {
    const { chat, unread } = await openChat(create);
    expect((await chat.start(unread.salonId, ask())).id).toBe(unread.id);
    const begun = await chat.start('12', ask());
    expect((await chat.start('12', ask())).id).toBe(begun.id);
    expect(begun).toMatchObject({ salonId: '12', lastMessage: null, unreadCount: 0 });
    const isListed = async () =>
      (await chat.conversations(ask())).some(({ id }) => id === begun.id);
    expect(await isListed()).toBe(false);
    const message = { content: 'Hi', language: 'en', idempotencyKey: newKey() };
    await chat.send({ ...message, conversationId: begun.id });
    expect(await isListed()).toBe(true);
    expect(await failureOf(chat.start('nowhere', ask()))).toMatchObject({ kind: 'not-found' });
  });

  describe('live', () => {
    it('reports messages and read marks', async () => {
      const { world, chat, unread, outgoing } = await openChat(create);
      using heard = listen(world);
      const changed = { type: 'conversation.changed', conversationId: unread.id };
      const sent = await chat.send(outgoing('Hello'));
      await vi.waitFor(() => expect(heard.events).toContainEqual(changed), soon);
      heard.events.length = 0;
      await chat.markRead(unread.id, sent.id);
      await vi.waitFor(() => expect(heard.events).toContainEqual(changed), soon);
    });

    it('has one reply from the salon, and reports that it is typing', async () => {
      const { world, chat, unread, outgoing } = await openChat(create);
      using heard = listen(world);
      const sent = await chat.send(outgoing('When are you open?'));
      const typing = { type: 'salon.typing', conversationId: unread.id };
      await vi.waitFor(() => expect(heard.events).toContainEqual(typing), soon);
      const answers = async () => chat.newer(unread.id, sent.id, ask());
      await vi.waitFor(async () => expect(await answers()).toHaveLength(1), soon);
      expect(await answers()).toMatchObject([{ sender: 'salon', language: 'en' }]);
    });
  });

  // Runs last, because the salons take a while to reply to all of it.
  it('pages back to the oldest, without leaving out a message', async () => {
    const { chat, unread, outgoing, newest } = await openChat(create);
    const [last] = await newest();
    const sent: string[] = [];
    for (let count = 0; count < 34; count += 1) {
      sent.push((await chat.send(outgoing(`No. ${count}`))).id);
    }
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await chat.messages(unread.id, cursor, ask());
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(ids.length);
    // Replies may be between them.
    expect(ids.filter((id) => sent.includes(id))).toEqual(sent.toReversed());
    const newer = await chat.newer(unread.id, last?.id ?? '', ask());
    expect(newer.filter(({ sender }) => sender === 'user').map(({ id }) => id)).toEqual(sent);
  });
}
