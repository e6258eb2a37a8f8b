'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--_toast-room';

/** Whether the end of the page, where the room is, is in view. */
function isAtEnd({ style, scrollHeight }: HTMLElement): boolean {
  const room = Number.parseFloat(style.getPropertyValue(property));
  return window.scrollY + window.innerHeight > scrollHeight - room + 1;
}

/**
 * Lengthens the page by the part of the window that a toast covers, so that everything can be scrolled clear of it. A
 * page at its end keeps its scroll position when the toast closes: the room is removed when the user scrolls up.
 */
export function useRoom(region: RefObject<HTMLElement | null>, shown: boolean): void {
  const waiting = useRef<AbortController>(null);

  useLayoutEffect(() => {
    const own = region.current;
    // A modal dialog is as high as it is, and the page behind it cannot be reached.
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
