import * as v from 'valibot';
import { textSchema } from '../typed-text.ts';
import { longestMessage, messageSchema } from './conversations.ts';
import { countSchema, cursorSchema, idSchema, pageCursorSchema, recordIdSchema } from './values.ts';

/** A conversation as its salon sees it. */
export const deskConversationSchema = v.object({
  id: recordIdSchema,
  /** Increases with every message and every read mark of either side. */
  revision: countSchema,
  customer: v.object({ name: v.string() }),
  /** Null where there is no message yet. */
  lastMessage: v.nullable(messageSchema),
  /** Number of messages of the customer that no member has read. */
  unreadCount: countSchema,
  /** The first of them. */
  firstUnreadId: v.nullable(idSchema),
});

/** Query of `GET /api/v1/desk/{salon}/conversations`. */
export const deskConversationsQuerySchema = v.object({ cursor: v.optional(pageCursorSchema) });

/**
 * Response of `GET /api/v1/desk/{salon}/conversations`: newest message first, without empty
 * conversations; for a barber only those of customers with a booking in the own column.
 */
export const deskConversationPageSchema = v.object({
  conversations: v.array(deskConversationSchema),
  nextCursor: cursorSchema,
});

/** One conversation. */
export const deskConversationResponseSchema = v.object({ conversation: deskConversationSchema });

/** Response of `GET /api/v1/desk/{salon}/unread`: how many conversations have unread messages. */
export const deskUnreadSchema = v.object({ count: countSchema });

export const replyLanguages = ['en', 'el'] as const;

/** More saved replies than this are refused. */
export const mostReplies = 50;

/** A text that a salon sends often. */
export const savedReplySchema = v.object({
  id: recordIdSchema,
  revision: countSchema,
  language: v.picklist(replyLanguages),
  text: v.string(),
});

/** Response of the calls about saved replies: all of the salon, oldest first. */
export const savedRepliesSchema = v.object({ replies: v.array(savedReplySchema) });

/** Body of `POST /api/v1/desk/{salon}/replies` and `PUT /api/v1/desk/{salon}/replies/{id}`. */
export const savedReplyRequestSchema = v.object({
  language: v.picklist(replyLanguages),
  text: textSchema(longestMessage),
});

export type DeskConversationWire = v.InferInput<typeof deskConversationSchema>;
export type DeskConversationPage = v.InferInput<typeof deskConversationPageSchema>;
export type SavedRepliesWire = v.InferInput<typeof savedRepliesSchema>;
export type SavedReplyRequest = v.InferOutput<typeof savedReplyRequestSchema>;
