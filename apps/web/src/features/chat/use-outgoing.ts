import { tidyText } from '@salonica/text';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ServiceError } from '../../domain/failure.ts';
import { listKey, threadKey } from './chat-keys.ts';
import type { ChatDesk } from './chat-desk.ts';
import type { PendingMessage } from './desk-state.ts';
import { useChatDesk } from './use-chat.ts';

export interface Outgoing {
  readonly send: (conversationId: string, text: string) => void;
  /** Sends a failed message again. */
  readonly retry: (message: PendingMessage) => void;
}

/**
 * The last pending send of each conversation, by desk: messages arrive in the order in which they
 * were written.
 */
const lines = new WeakMap<ChatDesk, Map<string, Promise<void>>>();

/** Runs after all earlier sends of the conversation, regardless of their result. */
function inLine(desk: ChatDesk, conversationId: string, run: () => Promise<void>): void {
  const line = lines.get(desk) ?? new Map<string, Promise<void>>();
  lines.set(desk, line);
  line.set(conversationId, (line.get(conversationId) ?? Promise.resolve()).then(run));
}

/** Whether the server's message is more specific than the usual text. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError &&
  ['invalid', 'rate-limited', 'forbidden', 'gone', 'conflict'].includes(error.failure.kind);

export function useOutgoing(): Outgoing {
  const api = useApi();
  const clock = usePort('clock');
  const desk = useChatDesk();
  const wordsFor = useFailureWords();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();

  const deliver = async ({ id, conversationId, text }: PendingMessage): Promise<void> => {
    // Nothing is sent after the customer has signed out.
    if (!desk.getState().pending.some((known) => known.id === id)) return;
    try {
      const { message: sent } = await api.sendMessage({
        id: conversationId,
        body: { text },
        idempotencyKey: id,
        language,
      });
      // It stays on the desk until the server lists it, behind earlier messages of the salon.
      desk.note(id, { sentId: sent.id });
      void queries.invalidateQueries({ queryKey: listKey });
      void queries.invalidateQueries({ queryKey: threadKey(conversationId) });
    } catch (error) {
      const problem = isRefused(error) ? wordsFor(error) : undefined;
      desk.note(id, { state: 'failed', problem });
    }
  };

  const put = (message: PendingMessage): void => {
    desk.put(message);
    inLine(desk, message.conversationId, () => deliver(message));
  };

  return {
    send(conversationId, typed) {
      const text = tidyText(typed);
      desk.write(conversationId, '');
      if (text === '') return;
      const id = crypto.randomUUID();
      put({ id, conversationId, text, sentAt: clock.now(), state: 'sending' });
    },
    retry: (message) => put({ ...message, state: 'sending', problem: undefined }),
  };
}
