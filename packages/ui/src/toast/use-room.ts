'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--_toast-room';

/** Whether the end of the page, with the extra room, is visible. */
function isAtEnd({ style, scrollHeight }: HTMLElement): boolean {
  const room = Number.parseFloat(style.getPropertyValue(property));
  return window.scrollY + window.innerHeight > scrollHeight - room + 1;
}

/**
 * Adds the covered height to the page, so that everything can be scrolled clear of a toast. A page
 * at its end keeps its scroll position when the toast closes: the room is removed when the user
 * scrolls up.
 */
export function useRoom(region: RefObject<HTMLElement | null>, shown: boolean): void {
  const waiting = useRef<AbortController>(null);

  useLayoutEffect(() => {
    const own = region.current;
    // A modal dialog has its own height, and the page behind it is inert.
    if (!shown || !own || own.closest('dialog')) return undefined;
    const root = document.documentElement;
    waiting.current?.abort();
    const resizing = new ResizeObserver(() => {
      const covered = window.innerHeight - own.getBoundingClientRect().top;
      root.style.setProperty(property, `${Math.ceil(covered)}px`);
    });
    resizing.observe(own);

    return () => {
      resizing.disconnect();
      const left = new AbortController();
      waiting.current = left;
      const leave = (): void => {
        if (isAtEnd(root)) return;
        root.style.removeProperty(property);
        left.abort();
      };
      window.addEventListener('scroll', leave, { passive: true, signal: left.signal });
      leave();
    };
  }, [region, shown]);
}
