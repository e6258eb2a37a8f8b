import { tidyText } from '@salonica/text';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../PortsProvider.tsx';
import { useFailureWords } from '../use-failure-words.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { ChatSide } from './chat-side.ts';
import type { Outbox } from './outbox.ts';
import type { PendingMessage } from './outbox-state.ts';
import { useOutbox } from './use-outbox.ts';

export interface Outgoing {
  readonly send: (conversationId: string, text: string) => void;
  /** Sends a failed message again. */
  readonly retry: (message: PendingMessage) => void;
}

/**
 * The last pending send of each conversation, by outbox: messages arrive in the order in which they
 * were written.
 */
const lines = new WeakMap<Outbox, Map<string, Promise<void>>>();

/** Runs after all earlier sends of the conversation, regardless of their result. */
function inLine(outbox: Outbox, conversationId: string, run: () => Promise<void>): void {
  const line = lines.get(outbox) ?? new Map<string, Promise<void>>();
  lines.set(outbox, line);
  line.set(conversationId, (line.get(conversationId) ?? Promise.resolve()).then(run));
}

/** Whether the server's message is more specific than the usual text. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError &&
  ['invalid', 'rate-limited', 'forbidden', 'gone', 'conflict'].includes(error.failure.kind);

export function useOutgoing(side: ChatSide): Outgoing {
  const clock = usePort('clock');
  const outbox = useOutbox(side);
  const wordsFor = useFailureWords();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();

  const deliver = async ({ id, conversationId, text }: PendingMessage): Promise<void> => {
    // Nothing is sent after the writer has signed out.
    if (!outbox.getState().pending.some((known) => known.id === id)) return;
    try {
      const { message: sent } = await side.sendMessage({
        id: conversationId,
        body: { text },
        idempotencyKey: id,
        language,
      });
      // It stays on the outbox until the server lists it, behind earlier messages of the other side.
      outbox.note(id, { sentId: sent.id });
      void queries.invalidateQueries({ queryKey: side.listKey });
      void queries.invalidateQueries({ queryKey: side.threadKey(conversationId) });
    } catch (error) {
      const problem = isRefused(error) ? wordsFor(error) : undefined;
      outbox.note(id, { state: 'failed', problem });
    }
  };

  const put = (message: PendingMessage): void => {
    outbox.put(message);
    inLine(outbox, message.conversationId, () => deliver(message));
  };

  return {
    send(conversationId, typed) {
      const text = tidyText(typed);
      outbox.write(conversationId, '');
      if (text === '') return;
      const id = crypto.randomUUID();
      put({ id, conversationId, text, sentAt: clock.now(), state: 'sending' });
    },
    retry: (message) => put({ ...message, state: 'sending', problem: undefined }),
  };
}
