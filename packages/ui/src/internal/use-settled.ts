'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Empty at first; later the last of a burst of changes of `text`, once it has been stable for
 * `delay` ms.
 */
export function useSettled(text: string, delay: number): string {
  const before = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === before.current) return undefined;
    const timer = setTimeout(() => {
      before.current = text;
      setSettled(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}
