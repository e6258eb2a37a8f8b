import { allPages } from '../../domain/all-pages.ts';
import type { Api, CallOptions } from '../../domain/api.ts';
import type { ChatMessage, Conversation } from '../../domain/chat.ts';

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

/** Every message of a conversation after a given one, oldest first. */
export async function newerMessages(
  api: Pick<Api, 'listMessages'>,
  { id, after, ...options }: CallOptions & { readonly id: string; readonly after: string },
): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = [];
  let last = after;
  for (;;) {
    // Each page continues after the previous one.
    const page = await api.listMessages({ id, query: { after: last }, ...options });
    all.push(...page.messages);
    const newest = page.messages.at(-1);
    if (page.nextCursor === null || newest === undefined) return all;
    last = newest.id;
  }
}
