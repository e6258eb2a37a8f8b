import { useEffect, useState } from 'react';

/** Pause in milliseconds after which typing counts as finished. */
const settling = 500;

export interface HelpSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** False while the visitor is still typing. */
  readonly isDebounced: boolean;
}

/**
 * The search text. The field updates with every key; the URL follows when the visitor pauses, and
 * updates the field when it changes otherwise.
 */
export function useHelpSearch(query: string, onQuery: (query: string) => void): HelpSearch {
  const [field, setField] = useState({ text: query, isDebounced: true });
  const [lastQuery, setLastQuery] = useState(query);
  const { text, isDebounced } = field;
  if (query !== lastQuery) {
    setLastQuery(query);
    // The URL lacks the trailing space before the next word.
    if (isDebounced && query !== text.trim()) setField({ text: query, isDebounced });
  }
  useEffect(() => {
    if (isDebounced) return undefined;
    const timer = setTimeout(() => {
      onQuery(text.trim());
      setField({ text, isDebounced: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [text, isDebounced, onQuery]);
  return { text, type: (next) => setField({ text: next, isDebounced: false }), isDebounced };
}
