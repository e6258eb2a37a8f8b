'use client';

import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeList } from './place-list.ts';

/** Shows a popover at an input, and keeps it there while page and window change. */
export function usePlaced(
  listRef: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  shown: boolean,
): void {
  // In every render: other options make another height.
  useLayoutEffect(() => {
    const list = listRef.current;
    // A script may have removed the page.
    if (!list?.isConnected) return;
    list.togglePopover(shown);
    if (shown && input.current) placeList(list, input.current);
  });

  useEffect(() => {
    if (!shown) return undefined;
    const listening = new AbortController();
    const follow = ({ target }: Event): void => {
      const list = listRef.current;
      if (list && input.current && target !== list) placeList(list, input.current);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    window.addEventListener('resize', follow, options);
    window.addEventListener('scroll', follow, options);
    // The on-screen keyboard changes the visible part only.
    window.visualViewport?.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('scroll', follow, options);
    return () => listening.abort();
  }, [listRef, input, shown]);
}
