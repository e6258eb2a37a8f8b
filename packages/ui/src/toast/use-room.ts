'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusBeside, windowOf } from '../internal/root-of.ts';

const property = '--_toast-room';

/** Whether the end of the page, with the extra room, is visible. */
function isAtEnd(root: HTMLElement): boolean {
  const room = Number.parseFloat(root.style.getPropertyValue(property));
  const { scrollY, innerHeight } = windowOf(root);
  return scrollY + innerHeight > root.scrollHeight - room + 1;
}

/** What has the focus must not stay below a toast that appears over it. */
function uncoverFocus(region: HTMLElement): void {
  const focus = focusBeside(region);
  const toast = region.querySelector('[data-component="toast"]');
  if (!focus || !toast || region.contains(focus)) return;
  const { top } = region.getBoundingClientRect();
  const [one, over] = [focus, toast].map((element) => element.getBoundingClientRect());
  if (!one || !over || one.right < over.left || one.left > over.right) return;
  // A focused page is longer than the window.
  if (one.bottom > top && one.height < top) focus.scrollIntoView({ block: 'nearest' });
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
    const root = own.ownerDocument.documentElement;
    const view = windowOf(own);
    waiting.current?.abort();
    const resizing = new ResizeObserver(() => {
      const covered = view.innerHeight - own.getBoundingClientRect().top;
      root.style.setProperty(property, `${Math.ceil(covered)}px`);
      uncoverFocus(own);
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
      view.addEventListener('scroll', leave, { passive: true, signal: left.signal });
      leave();
    };
  }, [region, shown]);
}
