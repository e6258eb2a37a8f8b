import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useChatSettings } from './chat-context.tsx';
import type { DeskState, PendingMessage } from './chat-desk.ts';
import type { ChatMessage, Conversation } from './chat-port.ts';

const root = 'chat';
const listKey = (language: string) => [root, 'conversations', language];
const threadKey = (id: string, language: string) => [root, 'messages', id, language];

export function useDesk(): DeskState {
  const { desk } = useChatSettings();
  return useSyncExternalStore(desk.subscribe, desk.getState);
}

export function useConversations(): Load<readonly Conversation[]> {
  const { port } = useChatSettings();
  const { language } = useTranslation().i18n;
  const queryKey = listKey(language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.conversations({ language, signal }),
  });
  return useLoad(query, queryKey, ['home-page', language]);
}

export function useThread(id: string): Load<readonly ChatMessage[]> {
  const { port } = useChatSettings();
  const { language } = useTranslation().i18n;
  const queryKey = threadKey(id, language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.messages(id, { language, signal }),
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
 */
export function useIncoming(openId: string | null): ReadonlySet<string> {
  const { port } = useChatSettings();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let isOver = false;
    const stopping = port.observe((event) => {
      if (isOver) return;
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
      if (!isUnread) void port.markRead(conversationId).catch(() => undefined);
    });
    return () => {
      isOver = true;
      void stopping.then((stop) => stop()).catch(() => undefined);
    };
  }, [port, queries, language, openId]);

  return typing;
}

export interface Outgoing {
  readonly send: (conversationId: string, content: string) => void;
  /** Sends a message that failed once more. */
  readonly retry: (message: PendingMessage) => void;
}

export function useOutgoing(): Outgoing {
  const { port, desk, now } = useChatSettings();
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
      desk.put({ ...message, state: 'failed' });
    }
  };

  return {
    send(conversationId, content) {
      desk.write(conversationId, '');
      const id = crypto.randomUUID();
      void deliver({ id, conversationId, content, timestamp: now(), state: 'sending' });
    },
    retry: (message) => void deliver({ ...message, state: 'sending' }),
  };
}

/** Says that a conversation was read, here and to the server. */
export function useMarkRead(): (id: string) => void {
  const { port } = useChatSettings();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  return (id) => {
    queries.setQueryData<readonly Conversation[]>(listKey(language), (known) =>
      known?.map((conversation) =>
        conversation.id === id ? { ...conversation, unreadCount: 0 } : conversation,
      ),
    );
    void port.markRead(id).catch(() => undefined);
  };
}
