import { useRef, useState } from 'react';

export interface Order {
  /** The ids as the member put them; null while the server's order is shown. */
  readonly ids: readonly string[] | null;
  readonly error: unknown;
  /** Moves one of the list by one place. */
  readonly move: (list: readonly string[], id: string, by: -1 | 1) => void;
}

/** The list with one moved; the same where it is at the end. */
export function moved(list: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= list.length) return list;
  const others = list.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/**
 * The order of a list: shown at once, and saved in sequence. A failure shows the server's
 * order again.
 */
export function useOrder(save: (ids: readonly string[]) => Promise<unknown>): Order {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  const flush = async (): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (wanted.current !== null) {
        const next = wanted.current;
        await save(next);
        if (wanted.current === next) wanted.current = null;
      }
    } catch (reason) {
      wanted.current = null;
      setError(reason);
    } finally {
      isSaving.current = false;
    }
    setIds(null);
  };
  return {
    ids,
    error,
    move(list, id, by) {
      const next = moved(list, id, by);
      if (next === list) return;
      setError(null);
      setIds(next);
      wanted.current = next;
      void flush();
    },
  };
}
