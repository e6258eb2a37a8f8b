import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../blocks/use-live.ts';
import { chatKey, listKey, threadKey } from './chat-keys.ts';

/** The salon has stopped typing after this many milliseconds without an event. */
const typingLasts = 8000;

/**
 * Follows conversations: an event refetches the visible queries.
 * @returns the conversations in which the salon is typing
 */
export function useChatNews(): ReadonlySet<string> {
  const queries = useQueryClient();
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const stop = (id: string): void => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setTyping((known) => (known.has(id) ? new Set([...known].filter((one) => one !== id)) : known));
  };

  useLive([], (event) => {
    if (event.type === 'resumed') {
      void queries.invalidateQueries({ queryKey: chatKey });
    } else if (event.type === 'conversation.changed') {
      stop(event.conversationId);
      void queries.invalidateQueries({ queryKey: listKey });
      void queries.invalidateQueries({ queryKey: threadKey(event.conversationId) });
    } else if (event.type === 'salon.typing') {
      const { conversationId: id } = event;
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => stop(id), typingLasts),
      );
      setTyping((known) => new Set([...known, id]));
    }
  });
  return typing;
}
