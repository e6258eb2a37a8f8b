import { type Call, read } from './call.ts';
import { recordParamsSchema } from './values.ts';
import {
  conversationResponseSchema,
  conversationPageSchema,
  conversationsQuerySchema,
  messageResponseSchema,
  messagePageSchema,
  messagesQuerySchema,
  readResponseSchema,
  readRequestSchema,
  sendRequestSchema,
  startConversationSchema,
} from './conversations.ts';
import { v1Paths } from './protocol.ts';

/** Messages between customers and salons. */
export const chatCalls = {
  listConversations: {
    ...read,
    path: v1Paths.conversations,
    summary: 'List conversations',
    access: 'customer',
    query: conversationsQuerySchema,
    response: conversationPageSchema,
  },
  startConversation: {
    method: 'post',
    path: v1Paths.conversations,
    summary: 'Start or find a conversation with a salon',
    access: 'customer',
    body: startConversationSchema,
    status: 200,
    response: conversationResponseSchema,
  },
  listMessages: {
    ...read,
    path: v1Paths.messages,
    params: recordParamsSchema,
    summary: 'List the messages of a conversation',
    access: 'customer',
    query: messagesQuerySchema,
    response: messagePageSchema,
  },
  sendMessage: {
    method: 'post',
    path: v1Paths.messages,
    params: recordParamsSchema,
    summary: 'Send a message',
    access: 'customer',
    body: sendRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    response: messageResponseSchema,
  },
  markMessagesRead: {
    method: 'put',
    path: v1Paths.readMessages,
    params: recordParamsSchema,
    summary: 'Mark messages as read',
    access: 'customer',
    body: readRequestSchema,
    status: 200,
    response: readResponseSchema,
  },
} as const satisfies Record<string, Call>;
