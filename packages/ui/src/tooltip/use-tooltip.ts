'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { place } from './place.ts';

const openDelay = 700;
const skipDelay = 300;
/** Long enough to move the pointer from the control onto the tip. */
const leaveDelay = 120;

/** Closes the open tip, if any: there is only one at a time. */
let closeOpen: (() => void) | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipRefs {
  rootRef: RefObject<HTMLSpanElement | null>;
  tipRef: RefObject<HTMLSpanElement | null>;
}

/** Opens and closes the tip with pointer, focus and Escape. */
export function useTooltip(side: 'top' | 'bottom'): TooltipRefs {
  const rootRef = useRef<HTMLSpanElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);

  // The listeners are removed before the control: its last blur does not close the tip.
  useLayoutEffect(() => {
    const root = rootRef.current;
    const tip = tipRef.current;
    if (!root || !tip) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { ownerDocument } = root;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hide = (): void => {
      clearTimeout(timer);
      if (closeOpen !== hide) return;
      closeOpen = null;
      closedAt = performance.now();
      tip.hidePopover();
    };
    const drop = (): void => {
      clearTimeout(timer);
      if (closeOpen === hide) closeOpen = null;
    };
    const show = (): void => {
      if (closeOpen === hide) return;
      closeOpen?.();
      closeOpen = hide;
      tip.showPopover();
      place(tip, root, side);
    };
    const soon = (): void => {
      clearTimeout(timer);
      const warm = closeOpen !== null || performance.now() - closedAt < skipDelay;
      if (warm) show();
      else timer = setTimeout(show, openDelay);
    };

    root.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'touch') soon();
      },
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      () => {
        clearTimeout(timer);
        timer = setTimeout(hide, leaveDelay);
      },
      { signal },
    );
    root.addEventListener(
      'focusin',
      (event) => {
        if ((event.target as Element).matches(':focus-visible')) soon();
      },
      { signal },
    );
    root.addEventListener('focusout', hide, { signal });
    root.addEventListener('pointerdown', hide, { signal });
    ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || closeOpen !== hide) return;
        // The first Escape belongs to the tip, not to the dialog below it.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
      { signal, capture: true },
    );
    ownerDocument.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => {
      listening.abort();
      drop();
    };
  }, [side]);

  return { rootRef, tipRef };
}
