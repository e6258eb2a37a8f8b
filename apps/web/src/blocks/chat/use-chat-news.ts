import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../use-live.ts';
import type { ChatSide } from './chat-side.ts';

/** The other side has stopped typing after this many milliseconds without an event. */
const typingLasts = 8000;

/**
 * Follows conversations: an event refetches the visible queries.
 * @returns the conversations in which the other side is typing
 */
export function useChatNews(side: ChatSide): ReadonlySet<string> {
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
      void queries.invalidateQueries({ queryKey: side.rootKey });
      return;
    }
    const news = side.newsOf(event);
    if (news === null) return;
    const { id, isTyping } = news;
    if (!isTyping) {
      stop(id);
      void queries.invalidateQueries({ queryKey: side.listKey });
      void queries.invalidateQueries({ queryKey: side.threadKey(id) });
      return;
    }
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => stop(id), typingLasts),
    );
    setTyping((known) => new Set([...known, id]));
  });
  return typing;
}
