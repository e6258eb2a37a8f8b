'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Empty at first; later the last of a burst of changes of `text`, once it has been stable for
 * `delay` ms.
 */
export function useDebounced(text: string, delay: number): string {
  const before = useRef(text);
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    if (text === before.current) return undefined;
    const timer = setTimeout(() => {
      before.current = text;
      setDebounced(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return debounced;
}
