import { allPages } from '../../domain/all-pages.ts';
import type { Api, CallOptions } from '../../domain/api.ts';
import type { Conversation } from '../../domain/chat.ts';

/** Conversations with messages, newest first, from all pages. */
export async function allConversations(
  api: Pick<Api, 'listConversations'>,
  options: CallOptions,
): Promise<readonly Conversation[]> {
  const pages = await allPages((cursor) =>
    api.listConversations({ query: { cursor }, ...options }),
  );
  return pages.flatMap(({ conversations }) => conversations);
}
