import type { ChatMessage, MessagePage } from '../../domain/chat.ts';
import { type MemoryConversation, memoryConversations } from './chat-texts.ts';
import { deskSamples } from './desk-chat-texts.ts';
import { textIn } from './texts.ts';
import type { MemoryWorld } from './world.ts';

/** Messages per page. */
const pageSize = 30;
/** How long a desk counts as attended, in milliseconds. */
const presentFor = 2 * 60_000;

export interface Open {
  readonly id: string;
  readonly salonId: string;
  readonly picture: string;
  readonly isOnline: boolean;
  /** The name of another customer of the member's salon; null for the caller's own. */
  readonly customer: string | null;
  readonly messages: ChatMessage[];
  /** Number of messages that the customer has read, from the oldest. */
  read: number;
  /** The same at the desk. */
  deskRead: number;
}

/** What both sides write and read. */
export interface MemoryConversations {
  /** As in the service, earlier messages are in the language of the first request. */
  readonly conversations: (language: string) => Map<string, Open>;
  readonly add: (
    to: Open,
    sender: ChatMessage['sender'],
    text: string,
    language: string,
    isAutomatic?: boolean,
  ) => ChatMessage;
  /** Reports a change to both sides. */
  readonly notify: (changed: Open) => void;
  readonly isAtDesk: (salonId: string) => boolean;
  /** A member is at the desk. */
  readonly beAtDesk: (salonId: string) => void;
}

export function createMemoryConversations(world: MemoryWorld): MemoryConversations {
  let open: Map<string, Open> | null = null;
  const attended = new Map<string, number>();
  world.onForget(() => {
    open = null;
    attended.clear();
  });
  const notify = ({ id: conversationId, salonId, customer }: Open): void => {
    if (customer === null) world.live.notify({ type: 'conversation.changed', conversationId });
    world.live.notify({ type: 'desk-conversation.changed', salonId, conversationId });
  };
  return {
    conversations(language) {
      open ??= new Map(
        [
          ...memoryConversations.map((sample) => beginning(sample, language, world.now())),
          ...(world.member === null ? [] : samplesOf(world.member.salonId, language, world.now())),
        ].map((one) => [one.id, one]),
      );
      return open;
    },
    add(to, sender, text, language, isAutomatic = false) {
      const sentAt = world.now();
      const id = `message-${world.count()}`;
      const message = { id, sender, text, language, sentAt, isAutomatic };
      to.messages.push(message);
      notify(to);
      return message;
    },
    notify,
    isAtDesk: (salonId) => (attended.get(salonId) ?? 0) > world.now() - presentFor,
    beAtDesk: (salonId) => void attended.set(salonId, world.now()),
  };
}

export const emptyConversation = (
  facts: Pick<Open, 'id' | 'salonId' | 'picture'> & Partial<Open>,
): Open => ({ isOnline: false, customer: null, messages: [], read: 0, deskRead: 0, ...facts });

/** The messages of one side that the other has not read. */
export const unreadFrom = (
  sender: ChatMessage['sender'],
  messages: readonly ChatMessage[],
  read: number,
): readonly ChatMessage[] => messages.slice(read).filter((message) => message.sender === sender);

/** A page as the service has it. */
export function pageOf(
  messages: readonly ChatMessage[],
  { after, cursor }: { after?: string | undefined; cursor?: string | undefined },
): MessagePage {
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
}

type Written = MemoryConversation['messages'];

const messagesOf = (id: string, written: Written, language: string, now: number): ChatMessage[] =>
  written.map(({ sender, ago, text }, place) => ({
    id: `${id}-${place}`,
    sender,
    text: textIn(language, text),
    language,
    sentAt: now - ago,
    isAutomatic: false,
  }));

function beginning(sample: MemoryConversation, language: string, now: number): Open {
  const { salonId, picture, isOnline, unread } = sample;
  const read = sample.messages.length - unread;
  const messages = messagesOf(salonId, sample.messages, language, now);
  const id = `c-${salonId}`;
  return emptyConversation({
    id,
    salonId,
    picture,
    isOnline,
    messages,
    read,
    deskRead: messages.length,
  });
}

/** Conversations of other customers with the member's salon. */
const samplesOf = (salonId: string, language: string, now: number): readonly Open[] =>
  deskSamples.map(({ id, customer, unread, messages: written }) => {
    const messages = messagesOf(id, written, language, now);
    const read = messages.length;
    return emptyConversation({
      id,
      salonId,
      picture: '',
      customer: textIn(language, customer),
      messages,
      read,
      deskRead: read - unread,
    });
  });
