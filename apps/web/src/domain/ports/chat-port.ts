import type { Page, Request } from './request.ts';

/** Longest text of one message, in characters. */
export const longestMessage = 2000;

/** A message of either side. */
export interface ChatMessage {
  readonly id: string;
  readonly sender: 'salon' | 'user';
  readonly content: string;
  /** Language of the content. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface Conversation {
  readonly id: string;
  readonly salonId: string;
  /** Of the salon. */
  readonly name: string;
  /** URL of the picture. */
  readonly avatar: string | null;
  /** Null where there is no message yet. */
  readonly lastMessage: ChatMessage | null;
  readonly unreadCount: number;
  /** The first unread message. */
  readonly firstUnreadId: string | null;
  readonly online: boolean;
}

export interface OutgoingMessage {
  readonly conversationId: string;
  readonly content: string;
  /** The same for every attempt to send one message, so that it never arrives twice. */
  readonly idempotencyKey: string;
  /** Language of the page, for the salon's reply. */
  readonly language: string;
}

/** Conversations of the signed-in customer. The live port reports changes. */
export interface ChatPort {
  /** Conversations with messages, newest first. */
  conversations(request: Request): Promise<readonly Conversation[]>;
  /** The conversation with a salon, existing or new. */
  start(salonId: string, request: Request): Promise<Conversation>;
  /**
   * A page of messages, newest first.
   * @param cursor - from the previous page; null for the newest
   */
  messages(
    conversationId: string,
    cursor: string | null,
    request: Request,
  ): Promise<Page<ChatMessage>>;
  /** Every message after a given one, oldest first. */
  newer(
    conversationId: string,
    messageId: string,
    request: Request,
  ): Promise<readonly ChatMessage[]>;
  send(message: OutgoingMessage): Promise<ChatMessage>;
  /** Marks everything up to a message as read; never moves back. */
  markRead(conversationId: string, messageId: string): Promise<void>;
}
