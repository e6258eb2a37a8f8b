'use client';

import { useEffect, type RefObject } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/**
 * Detects a reset of the form around an element: by its reset button, by script, or by React after
 * an action of the form. The browser then resets the controls, but not React state.
 */
export function useFormReset(inside: RefObject<Element | null>, onReset: () => void): void {
  const reset = useStableCallback(onReset);
  useEffect(() => {
    // On the document, after all handlers that could have prevented it.
    const follow = (event: Event): void => {
      const { current } = inside;
      if (event.defaultPrevented || !current || !(event.target instanceof Element)) return;
      if (event.target.contains(current)) reset();
    };
    document.addEventListener('reset', follow);
    return () => document.removeEventListener('reset', follow);
  }, [inside, reset]);
}
