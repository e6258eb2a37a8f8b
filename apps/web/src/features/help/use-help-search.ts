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
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      onQuery(typed.trim());
      setTyped(null);
    }, settling);
    return () => clearTimeout(timer);
  }, [typed, onQuery]);
  return { text: typed ?? query, type: setTyped, isSettled: typed === null };
}
