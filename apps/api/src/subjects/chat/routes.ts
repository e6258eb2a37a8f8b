import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { sendJob } from '../../platform/jobs/send.ts';
import { findConversation, isOwnConversation, listConversations } from './conversation-rows.ts';
import { deskChatRoutes } from './desk-routes.ts';
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

  serve(app, v1Calls.listConversations, ({ customer, query }) =>
    listConversations({ db, customerId: customer.id, time: now(), versioned }, query.cursor),
  );

  serve(app, v1Calls.startConversation, async ({ customer, body: { salonId } }) => {
    const { id: customerId } = customer;
    const time = now();
    const id = await startConversation(db, customerId, salonId, time);
    const conversation = await findConversation({ db, customerId, time, versioned }, id);
    if (conversation === undefined) throw new ApiError(404, 'not-found');
    return { conversation };
  });

  serve(app, v1Calls.listMessages, ({ customer, params, query }) =>
    listMessages(db, {
      conversationId: params.id,
      isReadable: isOwnConversation(db, params.id, customer.id),
      ...query,
    }),
  );

  serve(app, v1Calls.sendMessage, (request) => {
    const { customer, params, idempotencyKey: key } = request;
    const { text } = request.body;
    const language = languageOfText(text, request.language);
    return once(options, request, customer, async (tx) => {
      const conversation = await lockConversation(tx, params.id);
      if (conversation?.customerId !== customer.id) throw new ApiError(404, 'not-found');
      const { message, isNew } = await writeMessage(tx, conversation, {
        sender: 'customer',
        key,
        text,
        language,
        time: now(),
      });
      if (!isNew && message.text !== text) throw new ApiError(409, 'key-reused');
      if (isNew && hasSalonAnswers) await requestAnswer(tx, message.id, now());
      return { message: messageWire(message) };
    });
  });

  serve(app, v1Calls.markMessagesRead, async ({ customer, params, body: { messageId } }) => ({
    unreadCount: await transact(db, async (tx) => {
      const conversation = await lockConversation(tx, params.id);
      if (conversation?.customerId !== customer.id) throw new ApiError(404, 'not-found');
      return markRead(tx, conversation, { side: 'customer', messageId, time: now() });
    }),
  }));
  app.route('/', deskChatRoutes(options));
  return app;
}
