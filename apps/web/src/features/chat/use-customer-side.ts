import { useMemo } from 'react';
import type { ChatSide } from '../../blocks/chat/chat-side.ts';
import { useApi } from '../../blocks/use-api.ts';
import { chatKey, listKey, threadKey } from './chat-keys.ts';

/** A customer's side of conversations. */
export function useCustomerSide(): ChatSide {
  const api = useApi();
  return useMemo(
    () => ({
      own: 'customer',
      place: 'messages',
      rootKey: chatKey,
      listKey,
      threadKey,
      listMessages: (request) => api.listMessages(request),
      sendMessage: (request) => api.sendMessage(request),
      markRead: (request) => api.markMessagesRead(request),
      newsOf(event) {
        if (event.type === 'conversation.changed') {
          return { id: event.conversationId, isTyping: false };
        }
        return event.type === 'salon.typing' ? { id: event.conversationId, isTyping: true } : null;
      },
    }),
    [api],
  );
}
