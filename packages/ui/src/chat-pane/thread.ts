/** One message of a conversation. */
export interface ChatMessage {
  /** Stays the same while the message is sent, fails and is sent again. */
  id: string;
  /** The sender: the reader, or the other side. */
  from: 'own' | 'other';
  /** What kind of message it is, above its text, such as "Automatic reply". */
  label?: string | undefined;
  /** Plain text; line breaks are kept. */
  text: string;
  /** Language of `text` when it is not the page's. */
  language?: string | undefined;
  /** Formatted, and for machines. */
  time: { text: string; dateTime: string };
  /** Its day, such as "Today"; a separator appears where `dateTime` changes. */
  day: { text: string; dateTime: string };
  /** Its delivery. @default 'sent' */
  state?: 'sent' | 'sending' | 'failed' | undefined;
  /** Why it failed, instead of the built-in text. */
  problem?: string | undefined;
}

/** A message with its surroundings. */
export interface ThreadEntry {
  message: ChatMessage;
  startsDay: boolean;
  /** The first of several that were sent by the same side in the same minute. */
  startsGroup: boolean;
  /** The last of them: it shows the time. */
  endsGroup: boolean;
}

function together(a: ChatMessage | undefined, b: ChatMessage | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.from === b.from &&
    a.day.dateTime === b.day.dateTime &&
    a.time.text === b.time.text
  );
}

/** Finds days and groups in a thread; `dividerBefore` ends a group. */
export function arrange(
  thread: readonly ChatMessage[],
  dividerBefore: string | null,
): ThreadEntry[] {
  return thread.map((message, index) => {
    const before = thread[index - 1];
    const after = thread[index + 1];
    return {
      message,
      startsDay: before?.day.dateTime !== message.day.dateTime,
      startsGroup: message.id === dividerBefore || !together(before, message),
      // The status of a message is below it, so it ends its group.
      endsGroup:
        after?.id === dividerBefore ||
        (message.state ?? 'sent') !== 'sent' ||
        !together(message, after),
    };
  });
}
