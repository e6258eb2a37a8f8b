import { randomUUID } from 'node:crypto';
import {
  conversationResponseSchema,
  conversationPageSchema,
  idempotencyKeyHeader,
  messageResponseSchema,
  messagePageSchema,
  readResponseSchema,
} from '@salonica/contract/v1';
import { readJson } from './read-json.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/conversations';

/** A customer's calls about conversations. */
export function chatCalls(customer: Visitor) {
  const list = async (cursor?: string) =>
    readJson(
      await customer.get(cursor === undefined ? path : `${path}?cursor=${cursor}`),
      conversationPageSchema,
    );
  const post = (id: string, text: string, key: string = randomUUID()) =>
    customer.send('POST', `${path}/${id}/messages`, { text }, { [idempotencyKeyHeader]: key });
  const mark = (id: string, messageId: string) =>
    customer.send('PUT', `${path}/${id}/read`, { messageId });
  return {
    list,
    post,
    mark,
    start: async (salonId: string) =>
      (await readJson(await customer.send('POST', path, { salonId }), conversationResponseSchema))
        .conversation,
    messages: async (id: string, query = '') =>
      readJson(await customer.get(`${path}/${id}/messages${query}`), messagePageSchema),
    send: async (id: string, text: string, key?: string) =>
      (await readJson(await post(id, text, key), messageResponseSchema)).message,
    read: async (id: string, messageId: string) =>
      (await readJson(await mark(id, messageId), readResponseSchema)).unreadCount,
    /** The conversation as listed. */
    async find(id: string) {
      const { conversations } = await list();
      return conversations.find((conversation) => conversation.id === id);
    },
  };
}
