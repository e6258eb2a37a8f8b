import {
  conversationsQuerySchema,
  messagesQuerySchema,
  readRequestSchema,
  sendRequestSchema,
  startConversationSchema,
  v1Paths,
} from '@salonica/contract/v1';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import { once } from '../calls/idempotency.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { recordId } from '../http/path-id.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { idempotencyKey } from '../http/write-headers.ts';
import { requireCustomer } from '../identity/actor.ts';
import { sendJob } from '../jobs/send.ts';
import { findConversation, listConversations } from './conversation-rows.ts';
import { languageOfText } from './language-of.ts';
import { markRead } from './mark-read.ts';
import { listMessages, messageWire } from './message-rows.ts';
import { startConversation } from './start.ts';
import { lockConversation, writeMessage } from './write-message.ts';

export interface ChatOptions extends ServiceOptions {
  /** Whether the salons of a preview reply automatically. */
  hasSalonAnswers: boolean;
}

/** Milliseconds before a salon of a preview begins to write. */
const readingTakes = 500;

/** The job has the id of the message, so it exists once. */
const requestAnswer = (tx: Database, messageId: string, time: number): Promise<void> =>
  sendJob(tx, 'salon-answer', { messageId }, { id: messageId, at: time + readingTakes });

/** Messages between a customer and salons. */
export function chatRoutes(options: ChatOptions) {
  const { db, now, versioned, hasSalonAnswers } = options;
  const app = new Hono();

  app.get(v1Paths.conversations, async (c) => {
    const { id: customerId } = await requireCustomer(c);
    const { cursor } = readQuery(c, conversationsQuerySchema);
    const reader = { db, customerId, time: now(), versioned };
    return sendJson(c, await listConversations(reader, cursor));
  });

  app.post(v1Paths.conversations, async (c) => {
    const { id: customerId } = await requireCustomer(c);
    const { salonId } = await readBody(c, startConversationSchema);
    const time = now();
    const id = await startConversation(db, customerId, salonId, time);
    const conversation = await findConversation({ db, customerId, time, versioned }, id);
    if (conversation === undefined) throw new ApiError(404, 'not-found');
    c.header('Cache-Control', 'no-store');
    return c.json({ conversation });
  });

  app.get(v1Paths.messages, async (c) => {
    const { id: customerId } = await requireCustomer(c);
    const { cursor, after } = readQuery(c, messagesQuerySchema);
    const query = { conversationId: recordId(c), customerId, cursor, after };
    return sendJson(c, await listMessages(db, query));
  });

  app.post(v1Paths.messages, async (c) => {
    const customer = await requireCustomer(c);
    const { text } = await readBody(c, sendRequestSchema);
    const id = recordId(c);
    const language = languageOfText(text, languageOf(c));
    return once(options, c, customer, async (tx) => {
      const conversation = await lockConversation(tx, id);
      if (conversation?.customerId !== customer.id) throw new ApiError(404, 'not-found');
      const { message, isNew } = await writeMessage(tx, conversation, {
        sender: 'customer',
        key: idempotencyKey(c),
        text,
        language,
        time: now(),
      });
      if (!isNew && message.text !== text) throw new ApiError(409, 'key-reused');
      if (isNew && hasSalonAnswers) await requestAnswer(tx, message.id, now());
      return { status: 201, body: { message: messageWire(message) } };
    });
  });

  app.put(v1Paths.readMessages, async (c) => {
    const { id: customerId } = await requireCustomer(c);
    const { messageId } = await readBody(c, readRequestSchema);
    const reading = { conversationId: recordId(c), customerId, messageId, time: now() };
    const unreadCount = await transact(db, (tx) => markRead(tx, reading));
    c.header('Cache-Control', 'no-store');
    return c.json({ unreadCount });
  });
  return app;
}
