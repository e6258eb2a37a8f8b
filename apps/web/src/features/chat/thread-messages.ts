import type { ChatMessage, ChatPort } from '../../domain/ports/chat-port.ts';
import type { Page, Request } from '../../domain/ports/request.ts';

/** What has been read of a conversation. */
export interface ThreadData {
  /** The oldest first, without a gap. */
  readonly messages: readonly ChatMessage[];
  /** Where older ones go on; null where there are none. */
  readonly olderCursor: string | null;
}

export const threadOf = ({ items, nextCursor }: Page<ChatMessage>): ThreadData => ({
  messages: items.toReversed(),
  olderCursor: nextCursor,
});

/** Appends newer messages, each message once. */
export function withNewer(thread: ThreadData, newer: readonly ChatMessage[]): ThreadData {
  const fresh = newer.filter(({ id }) => !thread.messages.some((known) => known.id === id));
  return fresh.length === 0 ? thread : { ...thread, messages: [...thread.messages, ...fresh] };
}

/** Prepends a page of older messages. */
export function withOlder(thread: ThreadData, page: Page<ChatMessage>): ThreadData {
  const older = threadOf(page);
  const fresh = older.messages.filter(
    ({ id }) => !thread.messages.some((known) => known.id === id),
  );
  return { messages: [...fresh, ...thread.messages], olderCursor: older.olderCursor };
}

/**
 * What a conversation holds now: the newest page at first, then only what came after what is known, so that pages that were
 * gone back to stay.
 *
 * @param known - what is on the screen, asked again once the answer is there
 */
export async function readThread(
  port: Pick<ChatPort, 'messages' | 'newer'>,
  id: string,
  known: () => ThreadData | undefined,
  request: Request,
): Promise<ThreadData> {
  const last = known()?.messages.at(-1);
  if (last === undefined) return threadOf(await port.messages(id, null, request));
  const newer = await port.newer(id, last.id, request);
  const now = known();
  return now === undefined
    ? threadOf(await port.messages(id, null, request))
    : withNewer(now, newer);
}
