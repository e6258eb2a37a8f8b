import { useEffect, useRef, useState } from 'react';

/** How long a hint stays after the last scroll. */
const hintMs = 1500;

export type ScrollHint = 'wheel' | 'touch' | null;

/** A hint for a visitor who scrolled the page over the map; it disappears by itself. */
export function useScrollHint(): readonly [ScrollHint, (by: 'wheel' | 'touch') => void] {
  const [hint, setHint] = useState<ScrollHint>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (by: 'wheel' | 'touch'): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHint(null), hintMs);
    setHint(by);
  };
  return [hint, show];
}
