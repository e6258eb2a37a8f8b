import { ServiceError } from '../../domain/failure.ts';
import type { ChatMessage, ChatPort, Conversation } from '../../domain/ports/chat-port.ts';
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
  readonly online: boolean;
  readonly messages: ChatMessage[];
  /** Number of read messages from the oldest. */
  read: number;
}

/** In-memory conversations, with salons that reply after a moment. */
export function createMemoryChat(world: MemoryWorld): ChatPort {
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
  function add(to: Open, sender: ChatMessage['sender'], content: string, language: string) {
    const message = {
      id: `message-${world.count()}`,
      sender,
      content,
      language,
      timestamp: world.now(),
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
  function told({ picture, messages, read, ...facts }: Open, salon: Salon): Conversation {
    const unread = messages.slice(read).filter(({ sender }) => sender === 'salon');
    return {
      id: facts.id,
      salonId: facts.salonId,
      name: salon.name,
      avatar: world.picture(picture),
      lastMessage: messages.at(-1) ?? null,
      unreadCount: unread.length,
      firstUnreadId: unread[0]?.id ?? null,
      online: facts.online,
    };
  }

  return {
    async conversations({ language, signal }) {
      await arrive(signal);
      const salons = await world.salons(language);
      const list = [...conversations(language).values()].flatMap((one) => {
        const salon = salons.find(({ id }) => id === one.salonId);
        return salon === undefined || one.messages.length === 0 ? [] : [told(one, salon)];
      });
      const timeOf = ({ lastMessage }: Conversation) => lastMessage?.timestamp ?? 0;
      return list.toSorted((a, b) => timeOf(b) - timeOf(a));
    },
    async start(salonId, { language, signal }) {
      await arrive(signal);
      const salon = (await world.salons(language)).find(({ id }) => id === salonId);
      if (salon === undefined) throw notFound();
      const id = `c-${salonId}`;
      const all = conversations(language);
      const picture = 'avatars/nikos.svg';
      const one = all.get(id) ?? { id, salonId, picture, online: false, messages: [], read: 0 };
      all.set(id, one);
      return told(one, salon);
    },
    async messages(id, cursor, { language, signal }) {
      await arrive(signal);
      const { messages } = conversationOf(id, language);
      const end = cursor === null ? messages.length : Number(cursor);
      const begin = Math.max(0, end - pageSize);
      const items = messages.slice(begin, end).toReversed();
      return { items, nextCursor: begin === 0 ? null : String(begin) };
    },
    async newer(id, messageId, { language, signal }) {
      await arrive(signal);
      const { messages } = conversationOf(id, language);
      const place = messages.findIndex((message) => message.id === messageId);
      return place === -1 ? [] : messages.slice(place + 1);
    },
    async send({ conversationId, content, idempotencyKey, language }) {
      await arrive();
      const before = sent.get(idempotencyKey);
      if (before !== undefined) return before;
      const conversation = conversationOf(conversationId, language);
      const message = add(conversation, 'user', content, language);
      sent.set(idempotencyKey, message);
      answer(conversation, language);
      return message;
    },
    async markRead(conversationId, messageId) {
      await arrive();
      const conversation = conversationOf(conversationId);
      const place = conversation.messages.findIndex(({ id }) => id === messageId);
      if (place === -1) throw notFound();
      if (place + 1 <= conversation.read) return;
      conversation.read = place + 1;
      world.live.notify({ type: 'conversation.changed', conversationId });
    },
  };
}

function beginning(sample: MemoryConversation, language: string, now: number): Open {
  const { salonId, picture, online, unread } = sample;
  return {
    id: `c-${salonId}`,
    salonId,
    picture,
    online,
    read: sample.messages.length - unread,
    messages: sample.messages.map(({ sender, ago, text }, place) => ({
      id: `${salonId}-${place}`,
      sender,
      content: textIn(language, text),
      language,
      timestamp: now - ago,
    })),
  };
}
