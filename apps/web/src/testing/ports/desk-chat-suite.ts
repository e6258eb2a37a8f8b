import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, failureOf, newKey } from './suite-world.ts';

/** The contract of the messages of a salon's desk. */
export function describeDeskChat(create: CreateWorld): void {
  /** An owner who also writes to the own salon, as any customer does. */
  async function open() {
    const { ports, salonId: salon } = await create().owner();
    const { api } = ports;
    const { conversation } = await api.startConversation({ body: { salonId: salon }, ...ask() });
    const { id } = conversation;
    return {
      api,
      salon,
      id,
      write: async (text: string) =>
        (await api.sendMessage({ id, body: { text }, language: 'en', idempotencyKey: newKey() }))
          .message,
      find: async () =>
        (await api.listDeskConversations({ salon, ...ask() })).conversations.find(
          (one) => one.id === id,
        ),
      unread: async () => (await api.readDeskUnread({ salon, ...ask() })).count,
    };
  }

  describe('messages at the desk', () => {
    it('counts what no member has read, and marks it read', async () => {
      const { api, salon, id, write, find, unread } = await open();
      await api.keepDeskPresent({ salon });
      // Other suites may have written before.
      const { id: earlier } = await write('Good morning');
      await api.markDeskMessagesRead({ salon, id, body: { messageId: earlier } });
      const before = await unread();
      const message = await write('Hello');
      const listed = await find();
      expect(listed).toMatchObject({ lastMessage: { text: 'Hello' }, unreadCount: 1 });
      expect(listed?.firstUnreadId).toBe(message.id);
      expect(await unread()).toBe(before + 1);
      const body = { messageId: message.id };
      expect(await api.markDeskMessagesRead({ salon, id, body })).toEqual({ unreadCount: 0 });
      expect(await unread()).toBe(before);
      expect(await find()).toMatchObject({ unreadCount: 0, firstUnreadId: null });
    });

    it('answers once, and the customer reads it', async () => {
      const { api, salon, id, write } = await open();
      await api.keepDeskPresent({ salon });
      const asked = await write('At ten?');
      const answer = { salon, id, body: { text: 'With pleasure.' }, idempotencyKey: newKey() };
      const { message } = await api.sendDeskMessage({ ...answer, language: 'en' });
      expect((await api.sendDeskMessage({ ...answer, language: 'en' })).message).toEqual(message);
      const query = { after: asked.id };
      const { messages } = await api.listMessages({ id, query, ...ask() });
      expect(messages).toEqual([message]);
      expect((await api.listDeskMessages({ salon, id, query, ...ask() })).messages).toEqual([
        message,
      ]);
      expect(message).toMatchObject({ sender: 'salon', text: 'With pleasure.' });
    });

    it('keeps saved replies', async () => {
      const { api, salon } = await open();
      const idempotencyKey = newKey();
      const body = { language: 'en', text: 'See you soon!' } as const;
      const { replies } = await api.addSavedReply({ salon, body, idempotencyKey });
      const added = replies.at(-1);
      if (added === undefined) throw new Error('It was added');
      expect(added).toMatchObject({ ...body, revision: 0 });
      const { id } = added;
      const change = (revision: number, text: string) =>
        api.changeSavedReply({
          salon,
          id,
          revision,
          idempotencyKey: newKey(),
          body: { language: 'el', text },
        });
      const changed = await change(0, 'Τα λέμε σύντομα!');
      expect(changed.replies.at(-1)).toMatchObject({ language: 'el', revision: 1 });
      expect((await failureOf(change(0, 'Once more'))).kind).toBe('stale');
      const left = await api.removeSavedReply({ salon, id, idempotencyKey: newKey() });
      expect(left.replies.map((reply) => reply.id)).not.toContain(id);
      expect((await failureOf(change(1, 'Too late'))).kind).toBe('not-found');
    });
  });
}
