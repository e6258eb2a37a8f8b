'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Called before a reset of the form around an element: by its reset button, by script, or by React
 * after an action of the form. The browser then resets the controls, but not React state.
 */
export function useFormReset<T extends Element>(
  inside: RefObject<T | null>,
  onReset: (inside: T) => void,
): void {
  useEffect(() => {
    const { current } = inside;
    // On the document, after all handlers that could have prevented it; it does not leave a shadow root.
    const root = current?.getRootNode();
    const follow = (event: Event): void => {
      if (current && !event.defaultPrevented && (event.target as Node).contains(current)) {
        onReset(current);
      }
    };
    root?.addEventListener('reset', follow);
    return () => root?.removeEventListener('reset', follow);
  });
}
