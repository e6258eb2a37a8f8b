import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A state that is there again when Back or Forward leads to its page, such as how much of a list is open. What others
 * may want to be sent belongs into the address instead.
 *
 * @param initial - on a page that is new
 * @returns the hook, to be used like `useState`
 *
 * @example
 * const usePages = stepState(1);
 */
export function stepState<Value extends {}>(initial: Value): () => [Value, (value: Value) => void] {
  /** By app and step of its history; it lives as long as what the app has loaded. */
  const kept = new WeakMap<QueryClient, Map<string, Value>>();
  return function useStepState() {
    const app = useQueryClient();
    const { key, pathname } = useLocation();
    // The first step of every document has the same key.
    const step = `${key} ${pathname}`;
    const [value, setValue] = useState(() => kept.get(app)?.get(step) ?? initial);
    useEffect(() => {
      const steps = kept.get(app) ?? new Map<string, Value>();
      kept.set(app, steps.set(step, value));
    }, [app, step, value]);
    return [value, setValue];
  };
}
