'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { focusBeside } from '../internal/root-of.ts';

interface FocusOnNew {
  button: RefObject<HTMLButtonElement | null>;
  /** The user requested more. */
  expectMore: () => void;
}

const pressable = 'a[href], button, [tabindex]';

/** Moves the focus to the first new item, unless it has gone elsewhere in the meantime. */
export function useFocusOnNew(
  list: RefObject<HTMLElement | null>,
  shown: number,
  hasMore: boolean,
): FocusOnNew {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<number | null>(null);

  useEffect(() => {
    const first = before.current;
    if (first === null || (shown <= first && hasMore)) return;
    before.current = null;
    if (!list.current) return;
    // The button disappears with the last page, and its focus would be lost.
    const focus = focusBeside(list.current);
    if (focus && focus !== button.current) return;
    const items = [...list.current.children] as HTMLElement[];
    // If no new item has loaded, the last one is the nearest.
    const item = items[first] ?? items.at(-1);
    if (!item) return;
    const inside = item.querySelector<HTMLElement>(pressable);
    if (!inside) item.tabIndex = -1;
    (inside ?? item).focus();
  }, [list, shown, hasMore]);

  return {
    button,
    expectMore: () => {
      before.current = shown;
    },
  };
}
