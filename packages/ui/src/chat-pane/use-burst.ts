'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from './thread.ts';

const settleAfter = 600;

/** The announcement after a burst of messages from the other side; empty at first. */
export function useBurst(
  thread: readonly ChatMessage[],
  say: (fresh: readonly ChatMessage[]) => string,
): string {
  const heard = useRef<Set<string> | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (heard.current === null) {
      heard.current = new Set(thread.map(({ id }) => id));
      return undefined;
    }
    const ids = heard.current;
    // Older messages that load later are not new.
    const last = thread.findLastIndex(({ id }) => ids.has(id));
    const fresh = thread.filter(
      ({ id, from }, index) => index > last && from === 'other' && !ids.has(id),
    );
    if (fresh.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const { id } of fresh) ids.add(id);
      const next = say(fresh);
      // Repeating the same text needs a change for screen readers: an added space.
      setText((before) => (before === next ? `${next}\u00A0` : next));
    }, settleAfter);
    return () => clearTimeout(timer);
  }, [thread, say]);
  return text;
}
