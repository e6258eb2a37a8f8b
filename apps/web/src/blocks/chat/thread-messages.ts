import type { CallOptions } from '../../domain/api.ts';
import type { ChatMessage, MessagePage } from '../../domain/chat.ts';
import type { ChatSide } from './chat-side.ts';

/** The loaded part of a conversation. */
export interface ThreadData {
  /** Oldest first, without a gap. */
  readonly messages: readonly ChatMessage[];
  /** Cursor of older ones; null where there are none. */
  readonly olderCursor: string | null;
}

export const threadOf = ({ messages, nextCursor }: MessagePage): ThreadData => ({
  messages: messages.toReversed(),
  olderCursor: nextCursor,
});

/** Appends newer messages, each message once. */
export function withNewer(thread: ThreadData, newer: readonly ChatMessage[]): ThreadData {
  const fresh = newer.filter(({ id }) => !thread.messages.some((known) => known.id === id));
  return fresh.length === 0 ? thread : { ...thread, messages: [...thread.messages, ...fresh] };
}

/** Prepends a page of older messages. */
export function withOlder(thread: ThreadData, page: MessagePage): ThreadData {
  const older = threadOf(page);
  const fresh = older.messages.filter(
    ({ id }) => !thread.messages.some((known) => known.id === id),
  );
  return { messages: [...fresh, ...thread.messages], olderCursor: older.olderCursor };
}

/** Every message of a conversation after a given one, oldest first. */
export async function newerMessages(
  side: Pick<ChatSide, 'listMessages'>,
  { id, after, ...options }: CallOptions & { readonly id: string; readonly after: string },
): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = [];
  let last = after;
  for (;;) {
    // Each page continues after the previous one.
    const page = await side.listMessages({ id, query: { after: last }, ...options });
    all.push(...page.messages);
    const newest = page.messages.at(-1);
    if (page.nextCursor === null || newest === undefined) return all;
    last = newest.id;
  }
}

/**
 * Refreshes a conversation: the newest page at first, later only newer messages, so that loaded
 * older pages stay.
 * @param known - the current state, read again when the response arrives
 */
export async function readThread(
  side: Pick<ChatSide, 'listMessages'>,
  id: string,
  known: () => ThreadData | undefined,
  options: CallOptions,
): Promise<ThreadData> {
  const last = known()?.messages.at(-1);
  if (last === undefined) return threadOf(await side.listMessages({ id, ...options }));
  const newer = await newerMessages(side, { id, after: last.id, ...options });
  const now = known();
  return now === undefined
    ? threadOf(await side.listMessages({ id, ...options }))
    : withNewer(now, newer);
}
