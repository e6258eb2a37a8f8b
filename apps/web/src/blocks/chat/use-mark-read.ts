import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatMessage } from '../../domain/chat.ts';
import { ignore } from '../../shared/ignore.ts';
import type { ChatSide, ListedConversation } from './chat-side.ts';

/** Marks a conversation as read up to a message, here and on the server. */
function useMarkRead(side: ChatSide): (id: string, messageId: string) => void {
  const queries = useQueryClient();
  return (id, messageId) => {
    queries.setQueryData<readonly ListedConversation[]>(side.listKey, (known) =>
      known?.map((conversation) =>
        conversation.id === id
          ? { ...conversation, unreadCount: 0, firstUnreadId: null }
          : conversation,
      ),
    );
    side.markRead({ id, body: { messageId } }).catch(ignore);
  };
}

/** Marks visible messages as read, once for each message that arrives. */
export function useReading(
  side: ChatSide,
  { id, unreadCount }: ListedConversation,
  messages: readonly ChatMessage[],
): void {
  const markRead = useMarkRead(side);
  const marked = useRef<string | undefined>(undefined);
  const newest = messages.at(-1)?.id;
  const read = useEffectEvent((last: string | undefined, count: number) => {
    const before = messages.findIndex((message) => message.id === marked.current);
    const isOther = ({ sender }: ChatMessage) => sender !== side.own;
    const isNew = marked.current !== undefined && messages.slice(before + 1).some(isOther);
    if (last === undefined || (last === marked.current && count === 0)) return;
    if (count > 0 || isNew) markRead(id, last);
    marked.current = last;
  });
  useEffect(() => read(newest, unreadCount), [newest, unreadCount]);
}
