import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State per history entry, restored by Back and Forward, such as the number of open list pages.
 * Shareable state belongs in the URL instead.
 * @param initial - for a new history entry
 * @returns a hook with the interface of `useState`
 * @example
 * const usePages = stepState(1);
 */
export function stepState<Value extends {}>(initial: Value): () => [Value, (value: Value) => void] {
  /** By app and history entry; lives as long as the app's caches. */
  const kept = new WeakMap<QueryClient, Map<string, Value>>();
  return function useStepState() {
    const app = useQueryClient();
    const { key, pathname } = useLocation();
    // The first history entry of every document has the same key.
    const step = `${key} ${pathname}`;
    const [value, setValue] = useState(() => kept.get(app)?.get(step) ?? initial);
    useEffect(() => {
      const steps = kept.get(app) ?? new Map<string, Value>();
      kept.set(app, steps.set(step, value));
    }, [app, step, value]);
    return [value, setValue];
  };
}
