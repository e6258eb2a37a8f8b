/** Built-in strings of the conversation list. */
export interface ConversationListMessages {
  /** Announced after the name. */
  unread: (count: number) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly conversationList: ConversationListMessages;
  }
}

export const en: ConversationListMessages = {
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};

export const el: ConversationListMessages = {
  unread: (count) => (count === 1 ? '1 μη αναγνωσμένο μήνυμα' : `${count} μη αναγνωσμένα μηνύματα`),
};
