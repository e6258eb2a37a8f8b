'use client';

import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { windowOf } from '../internal/root-of.ts';
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
    if (!shown || !listRef.current) return undefined;
    const view = windowOf(listRef.current);
    const listening = new AbortController();
    const follow = ({ target }: Event): void => {
      const list = listRef.current;
      if (list && input.current && target !== list) placeList(list, input.current);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    view.addEventListener('resize', follow, options);
    view.addEventListener('scroll', follow, options);
    // The on-screen keyboard changes the visible part only.
    view.visualViewport?.addEventListener('resize', follow, options);
    view.visualViewport?.addEventListener('scroll', follow, options);
    return () => listening.abort();
  }, [listRef, input, shown]);
}
