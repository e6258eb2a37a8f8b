import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { ChatMessage, Conversation } from '../../domain/chat.ts';
import type { Salon } from '../../domain/salon.ts';
import { type MemoryConversation, memoryAnswer, memoryConversations } from './chat-texts.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

/** Messages per page. */
const pageSize = 30;
/** When the salon starts and stops typing, in milliseconds after a message. */
const answering = { begins: 20, ends: 60 };

interface Open {
  readonly id: string;
  readonly salonId: string;
  readonly picture: string;
  readonly isOnline: boolean;
  readonly messages: ChatMessage[];
  /** Number of read messages from the oldest. */
  read: number;
}

/** In-memory conversations, with salons that reply after a moment. */
export function createMemoryChat(
  world: MemoryWorld,
): Pick<
  Api,
  'listConversations' | 'startConversation' | 'listMessages' | 'sendMessage' | 'markMessagesRead'
> {
  let open: Map<string, Open> | null = null;
  const sent = new Map<string, ChatMessage>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  world.onForget(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    sent.clear();
    open = null;
  });

  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  /** As in the service, earlier messages are in the language of the first request. */
  function conversations(language: string): Map<string, Open> {
    open ??= new Map(
      memoryConversations.map((sample) => [
        `c-${sample.salonId}`,
        beginning(sample, language, world.now()),
      ]),
    );
    return open;
  }
  function conversationOf(id: string, language = 'en'): Open {
    const found = conversations(language).get(id);
    if (found === undefined) throw notFound();
    return found;
  }
  const later = (delay: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delay);
    timers.add(timer);
  };
  function add(to: Open, sender: ChatMessage['sender'], text: string, language: string) {
    const message = {
      id: `message-${world.count()}`,
      sender,
      text,
      language,
      sentAt: world.now(),
    };
    to.messages.push(message);
    world.live.notify({ type: 'conversation.changed', conversationId: to.id });
    return message;
  }
  function answer(to: Open, language: string): void {
    later(answering.begins, () =>
      world.live.notify({ type: 'salon.typing', conversationId: to.id }),
    );
    later(answering.ends, () => add(to, 'salon', textIn(language, memoryAnswer), language));
  }
  function told(conversation: Open, salon: Salon): Conversation {
    const { picture, messages, read, ...facts } = conversation;
    const unread = unreadIn(conversation);
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
        return salon === undefined || one.messages.length === 0 ? [] : [told(one, salon)];
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
      const one = all.get(id) ?? { id, salonId, picture, isOnline: false, messages: [], read: 0 };
      all.set(id, one);
      return { conversation: told(one, salon) };
    },
    async listMessages({ id, query: { after, cursor } = {}, language = 'en', signal }) {
      await arrive(signal);
      const { messages } = conversationOf(id, language);
      if (after !== undefined) {
        const place = messages.findIndex((message) => message.id === after);
        return { messages: place === -1 ? [] : messages.slice(place + 1), nextCursor: null };
      }
      const end = cursor === undefined ? messages.length : Number(cursor);
      const begin = Math.max(0, end - pageSize);
      return {
        messages: messages.slice(begin, end).toReversed(),
        nextCursor: begin === 0 ? null : String(begin),
      };
    },
    async sendMessage({ id, body: { text }, idempotencyKey, language = 'en' }) {
      await arrive();
      const before = sent.get(idempotencyKey);
      if (before !== undefined) return { message: before };
      const conversation = conversationOf(id, language);
      const message = add(conversation, 'customer', text, language);
      sent.set(idempotencyKey, message);
      answer(conversation, language);
      return { message };
    },
    async markMessagesRead({ id, body: { messageId } }) {
      await arrive();
      const conversation = conversationOf(id);
      const place = conversation.messages.findIndex((message) => message.id === messageId);
      if (place === -1) throw notFound();
      if (place + 1 > conversation.read) {
        conversation.read = place + 1;
        world.live.notify({ type: 'conversation.changed', conversationId: id });
      }
      return { unreadCount: unreadIn(conversation).length };
    },
  };
}

const unreadIn = ({ messages, read }: Open): readonly ChatMessage[] =>
  messages.slice(read).filter(({ sender }) => sender === 'salon');

function beginning(sample: MemoryConversation, language: string, now: number): Open {
  const { salonId, picture, isOnline, unread } = sample;
  return {
    id: `c-${salonId}`,
    salonId,
    picture,
    isOnline,
    read: sample.messages.length - unread,
    messages: sample.messages.map(({ sender, ago, text }, place) => ({
      id: `${salonId}-${place}`,
      sender,
      text: textIn(language, text),
      language,
      sentAt: now - ago,
    })),
  };
}
