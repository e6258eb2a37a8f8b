/** A message of either side. */
export interface ChatMessage {
  readonly id: string;
  readonly sender: 'salon' | 'user';
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface Conversation {
  /** The id of the salon it is with. */
  readonly id: string;
  readonly name: string;
  /** Address of the picture. */
  readonly avatar: string | null;
  readonly lastMessage: string;
  /** When the last message was sent, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly unreadCount: number;
  readonly online: boolean;
}

/** What happens on the other side while the page is open. */
export type ChatEvent =
  | {
      readonly type: 'message.arrived';
      readonly conversationId: string;
      readonly message: ChatMessage;
    }
  | {
      readonly type: 'typing.changed';
      readonly conversationId: string;
      readonly isTyping: boolean;
    };

export interface ChatRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

export interface OutgoingMessage {
  readonly conversationId: string;
  readonly content: string;
  /** The same for every attempt to send one message: it never arrives twice. */
  readonly idempotencyKey: string;
  /** Language of the page, for whoever answers. */
  readonly language: string;
}

/** Conversations of the signed-in customer. Rejections are failures of the network or the server. */
export interface ChatPort {
  /** The one with the newest message first. */
  conversations(request: ChatRequest): Promise<readonly Conversation[]>;
  /** The oldest first. */
  messages(conversationId: string, request: ChatRequest): Promise<readonly ChatMessage[]>;
  send(message: OutgoingMessage): Promise<ChatMessage>;
  markRead(conversationId: string): Promise<void>;
  /** Resolves to the function that stops the reports. */
  observe(onEvent: (event: ChatEvent) => void): Promise<() => void>;
}
