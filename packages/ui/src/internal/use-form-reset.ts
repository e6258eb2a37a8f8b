'use client';

import { useEffect, type RefObject } from 'react';
import { rootOf, targetOf } from './root-of.ts';
import { useStableCallback } from './use-stable-callback.ts';

/**
 * Called before a reset of the form around an element: by its reset button, by script, or by React
 * after an action of the form. The browser then resets the controls, but not React state.
 */
export function useFormReset(
  inside: RefObject<Element | null>,
  onReset: (inside: Element) => void,
): void {
  const reset = useStableCallback(onReset);
  useEffect(() => {
    const { current } = inside;
    if (!current) return undefined;
    // On the document, after all handlers that could have prevented it; it does not leave a shadow root.
    const root = rootOf(current);
    const follow = (event: Event): void => {
      if (!event.defaultPrevented && targetOf(event)?.contains(current)) reset(current);
    };
    root.addEventListener('reset', follow);
    return () => root.removeEventListener('reset', follow);
  }, [inside, reset]);
}
