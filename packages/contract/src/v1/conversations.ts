import * as v from 'valibot';
import {
  countSchema,
  cursorSchema,
  idSchema,
  instantSchema,
  pageCursorSchema,
  recordIdSchema,
} from './values.ts';
import { textSchema } from '../typed-text.ts';

/** Maximum length of a message, in characters. */
export const longestMessage = 2000;

const senderSchema = v.picklist(['customer', 'salon']);

/** A message of either side. */
export const messageSchema = v.object({
  id: idSchema,
  sender: senderSchema,
  text: v.string(),
  /** Language of the text, as a tag of BCP 47. */
  language: v.string(),
  sentAt: instantSchema,
  /** Whether a program replied for the salon. */
  isAutomatic: v.boolean(),
});

export const conversationSchema = v.object({
  id: idSchema,
  /** Increases with every message and every read mark. */
  revision: countSchema,
  salon: v.object({ id: idSchema, name: v.string() }),
  /** Path of the correspondent's portrait. */
  picture: v.nullable(v.string()),
  /** Null where there is no message yet. */
  lastMessage: v.nullable(messageSchema),
  /** Number of unread messages from the salon. */
  unreadCount: countSchema,
  /** The first of them. */
  firstUnreadId: v.nullable(idSchema),
  /** Whether a person at the salon is available to reply. */
  isOnline: v.boolean(),
});

/** Query of `GET /api/v1/conversations`. */
export const conversationsQuerySchema = v.object({ cursor: v.optional(pageCursorSchema) });

/** Response of `GET /api/v1/conversations`: newest message first, without empty conversations. */
export const conversationPageSchema = v.object({
  conversations: v.array(conversationSchema),
  nextCursor: cursorSchema,
});

/**
 * Body of `POST /api/v1/conversations`: a salon has one conversation, however often it is started.
 */
export const startConversationSchema = v.object({ salonId: idSchema });

/** Response of `POST /api/v1/conversations`. */
export const conversationResponseSchema = v.object({ conversation: conversationSchema });

/** Query of `GET /api/v1/conversations/{id}/messages`: one of the two, or none for the newest. */
export const messagesQuerySchema = v.object({
  /** Cursor of older messages. */
  cursor: v.optional(pageCursorSchema),
  /** Id of a message: only later ones. */
  after: v.optional(recordIdSchema),
});

/**
 * Response of `GET /api/v1/conversations/{id}/messages`: newest first; after a message, oldest
 * first.
 */
export const messagePageSchema = v.object({
  messages: v.array(messageSchema),
  /** Null after the oldest message, or without newer ones. */
  nextCursor: cursorSchema,
});

/** Body of `POST /api/v1/conversations/{id}/messages`; requires `Idempotency-Key`. */
export const sendRequestSchema = v.object({
  text: textSchema(longestMessage),
});

/**
 * Response of `POST /api/v1/conversations/{id}/messages`: the message stored by the first attempt.
 */
export const messageResponseSchema = v.object({ message: messageSchema });

/**
 * Body of `PUT /api/v1/conversations/{id}/read`: marks everything up to this message; never moves
 * back.
 */
export const readRequestSchema = v.object({ messageId: recordIdSchema });

/** Response of `PUT /api/v1/conversations/{id}/read`. */
export const readResponseSchema = v.object({ unreadCount: countSchema });

export type MessageWire = v.InferInput<typeof messageSchema>;
export type ConversationWire = v.InferInput<typeof conversationSchema>;
export type ConversationPageResponse = v.InferInput<typeof conversationPageSchema>;
export type MessagePageResponse = v.InferInput<typeof messagePageSchema>;
