'use client';

import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls the selected tab to the middle, so that its neighbours are visible. */
function bringIntoView(list: HTMLElement, value: string | undefined): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const chosen = tabs.find((tab) => tab.dataset['value'] === value);
  if (!chosen) return;
  const box = chosen.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
}

/** Sets `data-more-start` and `data-more-end` on the overflowing sides. */
function markCutOff(list: HTMLElement): void {
  const before = Math.abs(list.scrollLeft);
  const after = list.scrollWidth - list.clientWidth - before;
  // Fractions of a pixel come from a zoomed page.
  list.toggleAttribute('data-more-start', before > 1);
  list.toggleAttribute('data-more-end', after > 1);
}

/** Keeps the selected tab visible, and marks overflow. */
export function useScroller(ref: RefObject<HTMLElement | null>, value: string | undefined): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const resizing = new ResizeObserver(() => {
      bringIntoView(list, value);
      markCutOff(list);
    });
    const mark = (): void => markCutOff(list);
    resizing.observe(list);
    // A label that grows, with its font or its language, does not resize the scroller.
    for (const tab of list.children) resizing.observe(tab);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      resizing.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, [ref, value]);
}
