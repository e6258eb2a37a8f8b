import { useEffect, useState } from 'react';

/** Milliseconds without a key press after which a search counts as typed. */
const settling = 500;

export interface HelpSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** False while the visitor is still typing. */
  readonly isSettled: boolean;
}

/**
 * What is being searched for. The field answers to every key at once; the address follows when the visitor
 * pauses, and leads the field when it changes by itself.
 */
export function useHelpSearch(query: string, onQuery: (query: string) => void): HelpSearch {
  const [field, setField] = useState({ text: query, isSettled: true });
  const [lastQuery, setLastQuery] = useState(query);
  const { text, isSettled } = field;
  if (query !== lastQuery) {
    setLastQuery(query);
    // The address says less than the field, which may end in the space before the next word.
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
