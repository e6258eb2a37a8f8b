/** Built-in strings of the chat pane. */
export interface ChatPaneMessages {
  /** Name of the region with the messages. */
  log: (name: string) => string;
  /** Announced before the reader's own message. */
  you: string;
  /** Below the name. */
  online: string;
  /** Above the first unread message. */
  unread: string;
  /** On the button to new messages below, and announced after a burst. */
  newMessages: (count: number) => string;
  /** Below the messages, while the other side is typing. */
  typing: (name: string) => string;
  /** Below a message that is being sent. */
  sending: string;
  /** Below a message that was not sent. */
  failed: string;
  /** The retry button. */
  retry: string;
  /** Label of the text box. */
  message: string;
  /** The placeholder of the text box. */
  placeholder: string;
  /** Describes the keys of the text box. */
  keys: string;
  /** Names the send button. */
  send: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly chatPane: ChatPaneMessages;
  }
}

export const en: ChatPaneMessages = {
  log: (name) => `Messages with ${name}`,
  you: 'You',
  online: 'Online',
  unread: 'New messages',
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  typing: (name) => `${name} is typing...`,
  sending: 'Sending...',
  failed: 'Not sent',
  retry: 'Try again',
  message: 'Message',
  placeholder: 'Write a message',
  keys: 'Press Enter to send, Shift and Enter for a new line.',
  send: 'Send',
};

export const el: ChatPaneMessages = {
  log: (name) => `Μηνύματα με: ${name}`,
  you: 'Εσείς',
  online: 'Σε σύνδεση',
  unread: 'Νέα μηνύματα',
  newMessages: (count) => (count === 1 ? '1 νέο μήνυμα' : `${count} νέα μηνύματα`),
  typing: (name) => `${name}: πληκτρολογεί...`,
  sending: 'Αποστολή...',
  failed: 'Δεν στάλθηκε',
  retry: 'Νέα προσπάθεια',
  message: 'Μήνυμα',
  placeholder: 'Γράψτε ένα μήνυμα',
  keys: 'Πατήστε Enter για αποστολή, Shift και Enter για νέα γραμμή.',
  send: 'Αποστολή',
};
