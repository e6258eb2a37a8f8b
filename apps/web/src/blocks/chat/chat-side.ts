import type { ChatMessage, MessagePage } from '../../domain/chat.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';

interface Request {
  readonly id: string;
  readonly language?: string;
}

/** What the hooks of a conversation need of the side that writes here: a customer, or a desk. */
export interface ChatSide {
  readonly own: ChatMessage['sender'];
  /** Key of its unsent messages among the drafts. */
  readonly place: string;
  /** Query keys: of everything, of the list of conversations, and of one conversation's messages. */
  readonly rootKey: readonly string[];
  readonly listKey: readonly string[];
  readonly threadKey: (id: string) => readonly string[];
  readonly listMessages: (
    request: Request & {
      readonly query?: {
        readonly cursor?: string | undefined;
        readonly after?: string | undefined;
      };
      readonly signal?: AbortSignal;
    },
  ) => Promise<MessagePage>;
  readonly sendMessage: (
    request: Request & {
      readonly body: { readonly text: string };
      readonly idempotencyKey: string;
    },
  ) => Promise<{ readonly message: ChatMessage }>;
  readonly markRead: (
    request: Request & { readonly body: { readonly messageId: string } },
  ) => Promise<unknown>;
  /** What a live event says about a conversation; null for any other event. */
  readonly newsOf: (event: LiveEvent) => { readonly id: string; readonly isTyping: boolean } | null;
}

/** What the list of conversations and an open one share. */
export interface ListedConversation {
  readonly id: string;
  readonly unreadCount: number;
  readonly firstUnreadId: string | null;
}
