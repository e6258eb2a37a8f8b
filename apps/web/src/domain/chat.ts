import type { AnswerOf } from './api.ts';

/** Longest text of one message, in characters. */
export const longestMessage = 2000;

/** A message of either side. */
export type ChatMessage = AnswerOf<'sendMessage'>['message'];

/** A page of messages, newest first; after a message, oldest first. */
export type MessagePage = AnswerOf<'listMessages'>;

/** A conversation of the customer with a salon. */
export type Conversation = AnswerOf<'startConversation'>['conversation'];
