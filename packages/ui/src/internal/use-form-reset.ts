'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Says that the form around an element goes back to how it was: by its reset button, by script, or by React after an
 * action of the form. The browser then resets the controls, but not the state that they are drawn from.
 */
export function useFormReset(inside: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    // On the document, after everybody who could have prevented it.
    const follow = (event: Event): void => {
      const { current } = inside;
      if (event.defaultPrevented || !current || !(event.target instanceof Element)) return;
      if (event.target.contains(current)) reset();
    };
    document.addEventListener('reset', follow);
    return () => document.removeEventListener('reset', follow);
  }, [inside]);
}
