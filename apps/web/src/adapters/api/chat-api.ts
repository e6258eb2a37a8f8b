import {
  conversationAnswerSchema,
  conversationPageSchema,
  messageAnswerSchema,
  messagePageSchema,
  type SendRequest,
} from '@salonica/contract/v1';
import type { AnswerOf } from '../../domain/api.ts';
import type { ChatMessage, ChatPort, Conversation } from '../../domain/ports/chat-port.ts';
import type { Request } from '../../domain/ports/request.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { v1Path } from './v1-path.ts';

type MessageWire = AnswerOf<'sendMessage'>['message'];
type ConversationWire = AnswerOf<'startConversation'>['conversation'];

const toMessage = ({ id, sender, text, language, sentAt }: MessageWire): ChatMessage => ({
  id,
  sender: sender === 'salon' ? 'salon' : 'user',
  content: text,
  language,
  timestamp: sentAt,
});

export function createChatApi(client: ApiClient, { portrait }: Pictures): ChatPort {
  const toConversation = (wire: ConversationWire): Conversation => {
    const { id, salon, picture, lastMessage, unreadCount, firstUnreadId, isOnline } = wire;
    return {
      id,
      salonId: salon.id,
      name: salon.name,
      avatar: portrait(picture),
      lastMessage: lastMessage === null ? null : toMessage(lastMessage),
      unreadCount,
      firstUnreadId,
      online: isOnline,
    };
  };

  async function page(id: string, query: Record<string, string | undefined>, request: Request) {
    const call = { path: v1Path('messages', id), query, isPersonal: true, ...request };
    const { messages, nextCursor } = answerOf(messagePageSchema, await client.get(call));
    return { items: messages.map(toMessage), nextCursor };
  }

  return {
    async conversations(request) {
      const all: Conversation[] = [];
      let cursor: string | undefined;
      do {
        const call = { path: v1Path('conversations'), query: { cursor }, isPersonal: true };
        // Each page has the cursor of the next one.
        const answer = await client.get({ ...call, ...request });
        const { conversations, nextCursor } = answerOf(conversationPageSchema, answer);
        all.push(...conversations.map(toConversation));
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },

    async start(salonId, request) {
      const call = { path: v1Path('conversations'), body: { salonId }, isPersonal: true };
      const answer = await client.post({ ...call, ...request });
      return toConversation(answerOf(conversationAnswerSchema, answer).conversation);
    },

    messages: (id, cursor, request) => page(id, { cursor: cursor ?? undefined }, request),

    async newer(id, messageId, request) {
      const all: ChatMessage[] = [];
      let after = messageId;
      for (;;) {
        // Each page needs the cursor of the previous one.
        const { items, nextCursor } = await page(id, { after }, request);
        all.push(...items);
        const last = items.at(-1);
        if (nextCursor === null || last === undefined) return all;
        after = last.id;
      }
    },

    async send({ conversationId, content, idempotencyKey, language }) {
      const body: SendRequest = { text: content };
      const path = v1Path('messages', conversationId);
      const call = { path, body, idempotencyKey, language, isPersonal: true };
      return toMessage(answerOf(messageAnswerSchema, await client.post(call)).message);
    },

    async markRead(conversationId, messageId) {
      const path = v1Path('readMessages', conversationId);
      await client.put({ path, body: { messageId }, isPersonal: true });
    },
  };
}
