import type {
  ChatEvent,
  ChatMessage,
  ChatPort,
  Conversation,
} from '../../domain/ports/chat-port.ts';
import {
  sampleAnswers,
  type SampleConversation,
  sampleConversations,
} from './sample-chat-texts.ts';
import { type Texts, textIn } from './texts.ts';
import { onItsWay, type SampleWorld } from './sample-world.ts';

/** When the other side begins to write and when it has written, in milliseconds after a message. */
const answering = { begins: 700, ends: 2200 };

type Stored = Omit<ChatMessage, 'content'> & { readonly content: Texts };

interface Open {
  readonly about: SampleConversation;
  readonly messages: Stored[];
  unreadCount: number;
  answers: number;
}

function beginning(now: number): Map<string, Open> {
  return new Map(
    sampleConversations.map((about) => [
      about.salonId,
      {
        about,
        unreadCount: about.unreadCount,
        answers: 0,
        messages: about.messages.map(({ sender, ago, text }, place) => ({
          id: `${about.salonId}-${place}`,
          sender,
          content: text,
          timestamp: now - ago,
        })),
      },
    ]),
  );
}

/** Conversations in the memory of the page, with salons that answer after a moment. */
export function createSampleChat(world: SampleWorld): ChatPort {
  let open = beginning(world.now());
  const listeners = new Set<(event: ChatEvent) => void>();
  const sent = new Map<string, ChatMessage>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let count = 0;

  const tell = (event: ChatEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const later = (delay: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delay);
    timers.add(timer);
  };
  world.onForget(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    sent.clear();
    open = beginning(world.now());
  });

  const conversationOf = (id: string): Open => {
    const conversation = open.get(id);
    if (conversation === undefined) throw new Error(`No conversation "${id}"`);
    return conversation;
  };
  const add = (
    conversation: Open,
    sender: ChatMessage['sender'],
    content: Texts,
    language: string,
  ): ChatMessage => {
    count += 1;
    const stored = { id: `sample-${count}`, sender, content, timestamp: world.now() };
    conversation.messages.push(stored);
    return { ...stored, content: textIn(language, content) };
  };
  const answer = (conversationId: string, language: string): void => {
    const conversation = conversationOf(conversationId);
    later(answering.begins, () => tell({ type: 'typing.changed', conversationId, isTyping: true }));
    later(answering.ends, () => {
      const text = sampleAnswers[conversation.answers % sampleAnswers.length];
      if (text === undefined) return;
      conversation.answers += 1;
      conversation.unreadCount += 1;
      const message = add(conversation, 'salon', text, language);
      tell({ type: 'typing.changed', conversationId, isTyping: false });
      tell({ type: 'message.arrived', conversationId, message });
    });
  };

  return {
    async conversations({ language, signal }) {
      await onItsWay(world, signal);
      const salons = await world.salons(language, signal);
      const list = [...open].flatMap(([id, { about, messages, unreadCount }]): Conversation[] => {
        const last = messages.at(-1);
        const facts = salons.find((salon) => salon.id === id);
        if (facts === undefined || last === undefined) return [];
        return [
          {
            id,
            name: facts.name,
            avatar: world.picture(about.avatar),
            lastMessage: textIn(language, last.content),
            timestamp: last.timestamp,
            unreadCount,
            online: about.online,
          },
        ];
      });
      return list.toSorted((a, b) => b.timestamp - a.timestamp);
    },
    async messages(conversationId, { language, signal }) {
      await onItsWay(world, signal);
      return conversationOf(conversationId).messages.map((message) => ({
        ...message,
        content: textIn(language, message.content),
      }));
    },
    async send({ conversationId, content, idempotencyKey, language }) {
      await onItsWay(world);
      const before = sent.get(idempotencyKey);
      if (before !== undefined) return before;
      const text = { en: content, el: content };
      const message = add(conversationOf(conversationId), 'user', text, language);
      sent.set(idempotencyKey, message);
      answer(conversationId, language);
      return message;
    },
    async markRead(conversationId) {
      conversationOf(conversationId).unreadCount = 0;
    },
    async observe(onEvent) {
      listeners.add(onEvent);
      return () => void listeners.delete(onEvent);
    },
  };
}
