import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { ChatMessage, Conversation } from '../../domain/chat.ts';
import type { Salon } from '../../domain/salon.ts';
import { memoryAnswer } from './chat-texts.ts';
import {
  emptyConversation,
  type MemoryConversations,
  type Open,
  pageOf,
  unreadFrom,
} from './conversations.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';
import { writeOnce } from './write-once.ts';

/** When the salon starts and stops typing, in milliseconds after a message. */
const answering = { begins: 20, ends: 60 };

/** In-memory conversations, with salons that reply after a moment. */
export function createMemoryChat(
  world: MemoryWorld,
  store: MemoryConversations,
): Pick<
  Api,
  'listConversations' | 'startConversation' | 'listMessages' | 'sendMessage' | 'markMessagesRead'
> {
  const { conversations } = store;
  const once = writeOnce<ChatMessage>(world);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  world.onForget(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  });

  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  function conversationOf(id: string, language = 'en'): Open {
    const found = conversations(language).get(id);
    if (found === undefined || found.customer !== null) throw notFound();
    return found;
  }
  const later = (delay: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delay);
    timers.add(timer);
  };
  function answer(to: Open, language: string): void {
    // People at the desk answer for themselves.
    if (store.isAtDesk(to.salonId)) return;
    later(answering.begins, () =>
      world.live.notify({ type: 'salon.typing', conversationId: to.id }),
    );
    later(answering.ends, () =>
      store.add(to, 'salon', textIn(language, memoryAnswer), language, true),
    );
  }
  function told(conversation: Open, salon: Salon): Conversation {
    const { picture, messages, read, ...facts } = conversation;
    const unread = unreadFrom('salon', messages, read);
    return {
      id: facts.id,
      revision: messages.length + read,
      salon: { id: salon.id, name: salon.name },
      picture: world.picture(picture),
      lastMessage: messages.at(-1) ?? null,
      unreadCount: unread.length,
      firstUnreadId: unread[0]?.id ?? null,
      isOnline: facts.isOnline,
    };
  }

  return {
    async listConversations({ language = 'en', signal } = {}) {
      await arrive(signal);
      const salons = await world.salons(language);
      const list = [...conversations(language).values()].flatMap((one) => {
        const salon = salons.find(({ id }) => id === one.salonId);
        const isShown = one.customer === null && one.messages.length > 0;
        return salon === undefined || !isShown ? [] : [told(one, salon)];
      });
      const timeOf = ({ lastMessage }: Conversation) => lastMessage?.sentAt ?? 0;
      return {
        conversations: list.toSorted((a, b) => timeOf(b) - timeOf(a)),
        nextCursor: null,
      };
    },
    async startConversation({ body: { salonId }, language = 'en', signal }) {
      await arrive(signal);
      const salon = (await world.salons(language)).find(({ id }) => id === salonId);
      if (salon === undefined) throw notFound();
      const id = `c-${salonId}`;
      const all = conversations(language);
      const picture = 'avatars/nikos.svg';
      const one = all.get(id) ?? emptyConversation({ id, salonId, picture });
      all.set(id, one);
      return { conversation: told(one, salon) };
    },
    async listMessages({ id, query: { after, cursor } = {}, language = 'en', signal }) {
      await arrive(signal);
      return pageOf(conversationOf(id, language).messages, { after, cursor });
    },
    async sendMessage({ id, body: { text }, idempotencyKey, language = 'en' }) {
      await arrive();
      const message = await once(idempotencyKey, [id, text], () => {
        const conversation = conversationOf(id, language);
        const added = store.add(conversation, 'customer', text, language);
        answer(conversation, language);
        return added;
      });
      return { message };
    },
    async markMessagesRead({ id, body: { messageId } }) {
      await arrive();
      const conversation = conversationOf(id);
      const place = conversation.messages.findIndex((message) => message.id === messageId);
      if (place === -1) throw notFound();
      if (place + 1 > conversation.read) {
        conversation.read = place + 1;
        store.notify(conversation);
      }
      return { unreadCount: unreadFrom('salon', conversation.messages, conversation.read).length };
    },
  };
}
