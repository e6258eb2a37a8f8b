import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ignore } from '../../shared/ignore.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { usePort } from '../../blocks/ports.tsx';
import { type ChatDesk, deskOf, type DeskState, type PendingMessage } from './chat-desk.ts';
import type { ChatEvent, ChatMessage, Conversation } from '../../domain/ports/chat-port.ts';

const root = 'chat';
/** Messages go on arriving while the page is closed or in another language, so what was kept is looked at again. */
const freshness = { staleTime: 0 };
const listKey = (language: string) => [root, 'conversations', language];
const threadKey = (id: string, language: string) => [root, 'messages', id, language];

/** The desk of this app. */
export function useChatDesk(): ChatDesk {
  return deskOf(usePort('chat'), usePort('drafts'));
}

export function useDesk(): DeskState {
  const desk = useChatDesk();
  return useSyncExternalStore(desk.subscribe, desk.getState);
}

export function useConversations(): Load<readonly Conversation[]> {
  const port = usePort('chat');
  const { language } = useTranslation().i18n;
  const queryKey = listKey(language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.conversations({ language, signal }),
    ...freshness,
  });
  return useLoad(query, queryKey, ['home-page', language]);
}

export function useThread(id: string): Load<readonly ChatMessage[]> {
  const port = usePort('chat');
  const { language } = useTranslation().i18n;
  const queryKey = threadKey(id, language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.messages(id, { language, signal }),
    ...freshness,
  });
  return useLoad(query, queryKey);
}

/** Puts a message into what is on the screen; the list follows it. */
function append(
  queries: QueryClient,
  language: string,
  conversationId: string,
  message: ChatMessage,
  isUnread: boolean,
): void {
  queries.setQueryData<readonly ChatMessage[]>(threadKey(conversationId, language), (known) =>
    known === undefined || known.some(({ id }) => id === message.id) ? known : [...known, message],
  );
  queries.setQueryData<readonly Conversation[]>(listKey(language), (known) =>
    known
      ?.map((conversation) =>
        conversation.id === conversationId
          ? {
              ...conversation,
              lastMessage: message.content,
              timestamp: message.timestamp,
              unreadCount: conversation.unreadCount + (isUnread ? 1 : 0),
            }
          : conversation,
      )
      .toSorted((a, b) => b.timestamp - a.timestamp),
  );
}

/**
 * Follows the other side while the page is open: who is writing, and what arrives.
 *
 * @param openId - the conversation in view, where nothing counts as unread
 * @param isReady - whether the conversations are there to follow
 */
export function useIncoming(openId: string | null, isReady: boolean): ReadonlySet<string> {
  const port = usePort('chat');
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());

  // One subscription, whichever conversation is in view: between two of them something could be missed.
  const hear = useEffectEvent((event: ChatEvent) => {
    const { conversationId } = event;
    if (event.type === 'typing.changed') {
      setTyping((known) => {
        const others = [...known].filter((id) => id !== conversationId);
        return new Set(event.isTyping ? [...others, conversationId] : others);
      });
      return;
    }
    const isUnread = conversationId !== openId;
    append(queries, language, conversationId, event.message, isUnread);
    if (!isUnread) port.markRead(conversationId).catch(ignore);
  });

  useEffect(() => {
    if (!isReady) return undefined;
    let isOver = false;
    const stopping = port.observe((event) => {
      if (!isOver) hear(event);
    });
    stopping.catch(ignore);
    return () => {
      isOver = true;
      stopping.then((stop) => stop()).catch(ignore);
    };
  }, [port, isReady]);

  return typing;
}

export interface Outgoing {
  readonly send: (conversationId: string, content: string) => void;
  /** Sends a message that failed once more. */
  readonly retry: (message: PendingMessage) => void;
}

export function useOutgoing(): Outgoing {
  const port = usePort('chat');
  const clock = usePort('clock');
  const desk = useChatDesk();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();

  const deliver = async (message: PendingMessage): Promise<void> => {
    desk.put(message);
    const { id, conversationId, content } = message;
    try {
      const sent = await port.send({ conversationId, content, language, idempotencyKey: id });
      append(queries, language, conversationId, sent, false);
      desk.take(id);
    } catch {
      desk.fail(id);
    }
  };

  return {
    send(conversationId, content) {
      desk.write(conversationId, '');
      const id = crypto.randomUUID();
      void deliver({ id, conversationId, content, timestamp: clock.now(), state: 'sending' });
    },
    retry: (message) => void deliver({ ...message, state: 'sending' }),
  };
}

/** Says that a conversation was read, here and to the server. */
export function useMarkRead(): (id: string) => void {
  const port = usePort('chat');
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  return (id) => {
    queries.setQueryData<readonly Conversation[]>(listKey(language), (known) =>
      known?.map((conversation) =>
        conversation.id === id ? { ...conversation, unreadCount: 0 } : conversation,
      ),
    );
    port.markRead(id).catch(ignore);
  };
}
