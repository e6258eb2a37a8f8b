/** A message that is being sent, or one that failed. */
export interface PendingMessage {
  /** Key of every attempt to send it. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  readonly timestamp: number;
  readonly state: 'sending' | 'failed';
  /** Why it failed, where there is something to say. */
  readonly problem?: string | undefined;
  /** Id of the message that it has become, from its arrival until it is read back. */
  readonly sentId?: string | undefined;
}

export interface DeskState {
  /** What is written and not sent, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly pending: readonly PendingMessage[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function messageIn(value: unknown): readonly PendingMessage[] {
  if (!isRecord(value)) return [];
  const { id, conversationId, content, timestamp, sentId } = value;
  const isWhole =
    typeof id === 'string' &&
    typeof conversationId === 'string' &&
    typeof content === 'string' &&
    typeof timestamp === 'number';
  // What arrived is read back from the server.
  if (!isWhole || sentId !== undefined) return [];
  // Its delivery is unknown: sent again with its key, it arrives once.
  return [{ id, conversationId, content, timestamp, state: 'failed' }];
}

/** What lay on a desk before the page was loaded again; null where that cannot be read. */
export function restoreDesk(stored: unknown): DeskState | null {
  if (!isRecord(stored) || !isRecord(stored['drafts']) || !Array.isArray(stored['pending'])) {
    return null;
  }
  const drafts = Object.entries(stored['drafts']).flatMap(([id, draft]) =>
    typeof draft === 'string' && draft !== '' ? [[id, draft] as const] : [],
  );
  return { drafts: Object.fromEntries(drafts), pending: stored['pending'].flatMap(messageIn) };
}
