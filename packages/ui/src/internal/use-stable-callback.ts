'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function for effects that runs the callback of the latest render. It never changes, so an effect
 * that depends on it does not run again. React has `useEffectEvent` for this from 19.2 on only.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Before every layout effect, and before the clean-up of those of this component.
  useInsertionEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
