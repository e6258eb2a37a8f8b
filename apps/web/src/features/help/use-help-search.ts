import { useEffect, useState } from 'react';

/** Pause in milliseconds after which typing counts as finished. */
const settling = 500;

export interface HelpSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** False while the visitor is still typing. */
  readonly isSettled: boolean;
}

/**
 * The search text. The field updates with every key; the URL follows when the visitor pauses, and
 * updates the field when it changes otherwise.
 */
export function useHelpSearch(query: string, onQuery: (query: string) => void): HelpSearch {
  const [field, setField] = useState({ text: query, isSettled: true });
  const [lastQuery, setLastQuery] = useState(query);
  const { text, isSettled } = field;
  if (query !== lastQuery) {
    setLastQuery(query);
    // The URL lacks the trailing space before the next word.
    if (isSettled && query !== text.trim()) setField({ text: query, isSettled });
  }
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => {
      onQuery(text.trim());
      setField({ text, isSettled: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [text, isSettled, onQuery]);
  return { text, type: (next) => setField({ text: next, isSettled: false }), isSettled };
}
