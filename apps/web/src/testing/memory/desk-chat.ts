import type { Api, ResponseOf } from '../../domain/api.ts';
import type { ChatMessage } from '../../domain/chat.ts';
import { ServiceError } from '../../domain/failure.ts';
import {
  emptyConversation,
  type MemoryConversations,
  type Open,
  pageOf,
  unreadFrom,
} from './conversations.ts';
import { replySamples } from './desk-chat-texts.ts';
import { type EnterDesk, type MemoryMember, type MemoryWorld, notFound } from './world.ts';
import { writeOnce } from './write-once.ts';

type DeskConversation = ResponseOf<'readDeskConversation'>['conversation'];
type Replies = ResponseOf<'listSavedReplies'>['replies'];

export type MemoryDeskChat = Pick<
  Api,
  | 'listDeskConversations'
  | 'readDeskUnread'
  | 'readDeskConversation'
  | 'openDeskConversation'
  | 'listDeskMessages'
  | 'sendDeskMessage'
  | 'markDeskMessagesRead'
  | 'showDeskTyping'
  | 'keepDeskPresent'
  | 'listSavedReplies'
  | 'addSavedReply'
  | 'changeSavedReply'
  | 'removeSavedReply'
>;

/** The name of the caller, as a customer of the own salon. */
const ownName = 'Maria Papadopoulou';

/** Messages as the salon. */
export function createMemoryDeskChat(
  world: MemoryWorld,
  store: MemoryConversations,
  enter: EnterDesk,
): MemoryDeskChat {
  const once = writeOnce<ChatMessage>(world);
  let replies: Replies = [];
  const begin = () => {
    replies = replySamples.map((reply, place) => ({ id: `reply-${place}`, revision: 0, ...reply }));
  };
  begin();
  world.onForget(begin);

  const seen = (member: MemoryMember, language: string): readonly Open[] =>
    [...store.conversations(language).values()].filter(
      ({ salonId, customer }) =>
        salonId === member.salonId &&
        // The samples have no bookings in a barber's column.
        (member.role !== 'barber' || customer === null),
    );
  const find = (member: MemoryMember, id: string, language = 'en'): Open => {
    const found = seen(member, language).find((one) => one.id === id);
    if (found === undefined) throw notFound();
    return found;
  };
  const told = ({ id, customer, messages, read, deskRead }: Open): DeskConversation => {
    const unread = unreadFrom('customer', messages, deskRead);
    return {
      id,
      revision: messages.length + read + deskRead,
      customer: { name: customer ?? ownName },
      lastMessage: messages.at(-1) ?? null,
      unreadCount: unread.length,
      firstUnreadId: unread[0]?.id ?? null,
    };
  };
  const listed = (member: MemoryMember, language: string) => {
    const timeOf = ({ lastMessage }: DeskConversation) => lastMessage?.sentAt ?? 0;
    return seen(member, language)
      .filter(({ messages }) => messages.length > 0)
      .map(told)
      .toSorted((a, b) => timeOf(b) - timeOf(a));
  };

  return {
    async listDeskConversations({ salon, language = 'en', signal }) {
      const member = await enter(salon, 'barber', signal);
      return { conversations: listed(member, language), nextCursor: null };
    },
    async readDeskUnread({ salon, language = 'en', signal }) {
      const all = listed(await enter(salon, 'barber', signal), language);
      return { count: all.filter(({ unreadCount }) => unreadCount > 0).length };
    },
    async readDeskConversation({ salon, id, language, signal }) {
      const member = await enter(salon, 'barber', signal);
      return { conversation: told(find(member, id, language)) };
    },
    async openDeskConversation({ salon, id, language = 'en' }) {
      await enter(salon, 'barber');
      const booking = world.bookings.get(id);
      if (booking === undefined || booking.salonId !== salon) throw notFound();
      if (booking.owner !== 'customer') {
        throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
      }
      const all = store.conversations(language);
      const own = `c-${salon}`;
      const one = all.get(own) ?? emptyConversation({ id: own, salonId: salon, picture: '' });
      all.set(own, one);
      return { conversation: told(one) };
    },
    async listDeskMessages({ salon, id, query = {}, language, signal }) {
      const member = await enter(salon, 'barber', signal);
      return pageOf(find(member, id, language).messages, query);
    },
    async sendDeskMessage({ salon, id, body: { text }, idempotencyKey, language = 'en' }) {
      const member = await enter(salon, 'barber');
      const message = await once(idempotencyKey, [id, text], () => {
        const added = store.add(find(member, id, language), 'salon', text, language);
        store.beAtDesk(salon);
        return added;
      });
      return { message };
    },
    async markDeskMessagesRead({ salon, id, body: { messageId } }) {
      const open = find(await enter(salon, 'barber'), id);
      const place = open.messages.findIndex((message) => message.id === messageId);
      if (place === -1) throw notFound();
      if (place + 1 > open.deskRead) {
        open.deskRead = place + 1;
        store.notify(open);
      }
      return { unreadCount: unreadFrom('customer', open.messages, open.deskRead).length };
    },
    async showDeskTyping({ salon, id }) {
      const open = find(await enter(salon, 'barber'), id);
      if (open.customer !== null) return;
      world.live.notify({ type: 'salon.typing', conversationId: id });
    },
    async keepDeskPresent({ salon }) {
      await enter(salon, 'manager');
      store.beAtDesk(salon);
    },
    async listSavedReplies({ salon, signal }) {
      await enter(salon, 'barber', signal);
      return { replies };
    },
    async addSavedReply({ salon, body }) {
      await enter(salon, 'manager');
      replies = [...replies, { id: `reply-${world.count()}`, revision: 0, ...body }];
      return { replies };
    },
    async changeSavedReply({ salon, id, revision, body }) {
      await enter(salon, 'manager');
      const known = replies.find((reply) => reply.id === id);
      if (known === undefined) throw notFound();
      if (known.revision !== revision) throw new ServiceError({ kind: 'stale' });
      replies = replies.map((reply) =>
        reply.id === id ? { ...reply, ...body, revision: revision + 1 } : reply,
      );
      return { replies };
    },
    async removeSavedReply({ salon, id }) {
      await enter(salon, 'manager');
      replies = replies.filter((reply) => reply.id !== id);
      return { replies };
    },
  };
}
