import { useRef } from 'react';

export interface RequestKey {
  /** The same key for every attempt to send the same content. */
  readonly keyFor: (content: string) => string;
  /** The content was sent: sending it again is a new request. */
  readonly forget: () => void;
}

/** The idempotency key of a form's content. */
export function useRequestKey(): RequestKey {
  const key = useRef<{ readonly content: string; readonly value: string } | null>(null);
  return {
    keyFor(content) {
      if (key.current?.content !== content) key.current = { content, value: crypto.randomUUID() };
      return key.current.value;
    },
    forget() {
      key.current = null;
    },
  };
}
