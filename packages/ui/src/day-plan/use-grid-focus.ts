'use client';

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusBeside } from '../internal/root-of.ts';

interface GridFocus {
  /** Moves the focus to the current cell after the next render. */
  request: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The focus goes to the current cell by request, and when its cell was replaced. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, onLeave: () => void): GridFocus {
  const isRequested = useRef(false);
  const last = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!grid.current) return;
    const isLost = last.current?.isConnected === false && focusBeside(grid.current) === null;
    if (!isRequested.current && !isLost) return;
    isRequested.current = false;
    const cell = grid.current.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return {
    request: () => {
      isRequested.current = true;
    },
    onFocus: ({ target }) => {
      last.current = target;
    },
    onBlur: ({ target, relatedTarget, currentTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      // A removed cell loses the focus too, while it is still in the document.
      queueMicrotask(() => {
        if (!target.isConnected || currentTarget.contains(focusBeside(currentTarget))) return;
        last.current = null;
        onLeave();
      });
    },
  };
}
