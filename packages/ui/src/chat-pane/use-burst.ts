'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from './thread.ts';

const settleAfter = 600;

/** What to announce once a burst of messages from the other side has settled; empty at first. */
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
    // Older messages that come later are no news.
    const last = thread.findLastIndex(({ id }) => ids.has(id));
    const fresh = thread.filter(
      ({ id, from }, index) => index > last && from === 'other' && !ids.has(id),
    );
    if (fresh.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const { id } of fresh) ids.add(id);
      const next = say(fresh);
      // The same words again are a change for the eye only: a space makes them one for the ear.
      setText((before) => (before === next ? `${next}\u00A0` : next));
    }, settleAfter);
    return () => clearTimeout(timer);
  }, [thread, say]);
  return text;
}
