import * as v from 'valibot';
import { countSchema, cursorSchema, idSchema, instantSchema } from './values.ts';

/** Longest text of one message, in characters. */
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
});

export const conversationSchema = v.object({
  id: idSchema,
  /** Rises with every message and every reading. */
  revision: countSchema,
  salon: v.object({ id: idSchema, name: v.string() }),
  /** Path of the portrait of who answers. */
  picture: v.nullable(v.string()),
  /** Null where there is no message yet. */
  lastMessage: v.nullable(messageSchema),
  /** Messages of the salon that the customer has not read. */
  unreadCount: countSchema,
  /** The first of them. */
  firstUnreadId: v.nullable(idSchema),
  /** Whether a person at the salon is present to answer. */
  isOnline: v.boolean(),
});

/** Query of `GET /api/v1/conversations`. */
export const conversationsQuerySchema = v.object({ cursor: v.optional(v.string()) });

/** Answer of `GET /api/v1/conversations`: the one with the newest message first; those without one are left out. */
export const conversationPageSchema = v.object({
  conversations: v.array(conversationSchema),
  nextCursor: cursorSchema,
});

/** Body of `POST /api/v1/conversations`: one salon has one conversation, however often it is started. */
export const startConversationSchema = v.object({ salonId: idSchema });

/** Answer of `POST /api/v1/conversations`. */
export const conversationAnswerSchema = v.object({ conversation: conversationSchema });

/** Query of `GET /api/v1/conversations/{id}/messages`: one of the two, or none for the newest. */
export const messagesQuerySchema = v.object({
  /** Goes on to older messages. */
  cursor: v.optional(v.string()),
  /** Id of a message: only those that came after it. */
  after: v.optional(idSchema),
});

/** Answer of `GET /api/v1/conversations/{id}/messages`: the newest first; after a message, the oldest first. */
export const messagePageSchema = v.object({
  messages: v.array(messageSchema),
  /** Null after the oldest message, or where nothing newer is left. */
  nextCursor: cursorSchema,
});

/** Body of `POST /api/v1/conversations/{id}/messages`; the call carries `Idempotency-Key`. */
export const sendRequestSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestMessage)),
});

/** Answer of `POST /api/v1/conversations/{id}/messages`: the message that the first attempt stored. */
export const messageAnswerSchema = v.object({ message: messageSchema });

/** Body of `PUT /api/v1/conversations/{id}/read`: everything up to this message; never moves back. */
export const readRequestSchema = v.object({ messageId: idSchema });

/** Answer of `PUT /api/v1/conversations/{id}/read`. */
export const readAnswerSchema = v.object({ unreadCount: countSchema });

export type MessageWire = v.InferOutput<typeof messageSchema>;
export type ConversationWire = v.InferOutput<typeof conversationSchema>;
export type ConversationPageAnswer = v.InferOutput<typeof conversationPageSchema>;
export type MessagePageAnswer = v.InferOutput<typeof messagePageSchema>;
export type SendRequest = v.InferOutput<typeof sendRequestSchema>;
