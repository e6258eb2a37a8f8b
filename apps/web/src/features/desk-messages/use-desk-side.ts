import { useMemo } from 'react';
import type { ChatSide } from '../../blocks/chat/chat-side.ts';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

/** The salon's side of conversations. */
export function useDeskSide(): ChatSide {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  return useMemo(() => {
    const rootKey = deskKeyOf('chat', salon);
    return {
      own: 'salon',
      place: `desk-messages-${salon}`,
      rootKey,
      listKey: [...rootKey, 'conversations'],
      threadKey: (id) => [...rootKey, 'messages', id],
      listMessages: (request) => api.listDeskMessages({ salon, ...request }),
      sendMessage: (request) => api.sendDeskMessage({ salon, ...request }),
      markRead: (request) => api.markDeskMessagesRead({ salon, ...request }),
      newsOf: (event) =>
        event.type === 'desk-conversation.changed' && event.salonId === salon
          ? { id: event.conversationId, isTyping: false }
          : null,
    };
  }, [api, salon]);
}
