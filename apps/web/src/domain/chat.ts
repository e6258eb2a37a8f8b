import type { ResponseOf } from './api.ts';

/** Longest text of one message, in characters. */
export const longestMessage = 2000;

/** A message of either side. */
export type ChatMessage = ResponseOf<'sendMessage'>['message'];

/** A page of messages, newest first; after a message, oldest first. */
export type MessagePage = ResponseOf<'listMessages'>;

/** A conversation of the customer with a salon. */
export type Conversation = ResponseOf<'startConversation'>['conversation'];
