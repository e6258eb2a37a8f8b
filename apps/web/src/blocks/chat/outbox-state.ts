/** A message that is being sent, or one that failed. */
export interface PendingMessage {
  /** Key of every attempt to send it. */
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  /** When it was written; milliseconds since 1970. */
  readonly sentAt: number;
  readonly state: 'sending' | 'failed';
  /** Why it failed, if there is a message. */
  readonly problem?: string | undefined;
  /** Id of the stored message, from its arrival until the server lists it. */
  readonly sentId?: string | undefined;
}

export interface OutboxState {
  /** Unsent text, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly pending: readonly PendingMessage[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function messageIn(value: unknown): readonly PendingMessage[] {
  if (!isRecord(value)) return [];
  const { id, conversationId, text, sentAt, sentId } = value;
  const isWhole =
    typeof id === 'string' &&
    typeof conversationId === 'string' &&
    typeof text === 'string' &&
    typeof sentAt === 'number';
  // Sent messages are listed by the server.
  if (!isWhole || sentId !== undefined) return [];
  // Its delivery is unknown: sent again with its key, it is stored once.
  return [{ id, conversationId, text, sentAt, state: 'failed' }];
}

/** The stored state of a outbox; null where it is invalid. */
export function restoreOutbox(stored: unknown): OutboxState | null {
  if (!isRecord(stored) || !isRecord(stored['drafts']) || !Array.isArray(stored['pending'])) {
    return null;
  }
  const drafts = Object.entries(stored['drafts']).flatMap(([id, draft]) =>
    typeof draft === 'string' && draft !== '' ? [[id, draft] as const] : [],
  );
  return { drafts: Object.fromEntries(drafts), pending: stored['pending'].flatMap(messageIn) };
}
