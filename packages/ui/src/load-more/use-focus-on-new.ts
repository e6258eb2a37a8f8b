'use client';

import { useEffect, useRef, type RefObject } from 'react';

interface FocusOnNew {
  button: RefObject<HTMLButtonElement | null>;
  /** The user requested more. */
  expectMore: () => void;
}

const pressable = 'a[href], button, [tabindex]';

function focusOn(item: Element | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  const inside = item.querySelector<HTMLElement>(pressable);
  if (!inside) item.tabIndex = -1;
  (inside ?? item).focus();
}

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
    // The button disappears with the last page, and its focus would be lost.
    const { activeElement } = document;
    if (activeElement !== button.current && activeElement !== document.body) return;
    const items = list.current?.children;
    // If no new item has loaded, the last one is the nearest.
    focusOn(items?.[first] ?? items?.[items.length - 1]);
  }, [list, shown, hasMore]);

  return {
    button,
    expectMore: () => {
      before.current = shown;
    },
  };
}
