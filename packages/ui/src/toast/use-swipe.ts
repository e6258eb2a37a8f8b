'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { targetOf } from '../internal/root-of.ts';

/** A swipe counts after this many pixels, or when it is this fast (px/ms). */
const farEnough = 80;
const fastEnough = 0.5;

/** Lets a finger swipe an element away to either side. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (() => void) | undefined,
): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { id: number; x: number; at: number } | null = null;

    const settle = (): void => {
      start = null;
      element.style.removeProperty('--_shift');
      delete element.dataset['swiping'];
    };
    element.addEventListener(
      'pointerdown',
      (event) => {
        const control = targetOf(event)?.closest('button, a');
        if (event.pointerType === 'mouse' || control || !latest.current) return;
        start = { id: event.pointerId, x: event.clientX, at: event.timeStamp };
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (start?.id !== event.pointerId) return;
        element.dataset['swiping'] = '';
        element.style.setProperty('--_shift', `${event.clientX - start.x}px`);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        if (start?.id !== event.pointerId) return;
        const distance = Math.abs(event.clientX - start.x);
        const speed = distance / Math.max(1, event.timeStamp - start.at);
        if (distance > farEnough || (distance > farEnough / 4 && speed > fastEnough)) {
          start = null;
          latest.current?.();
        } else settle();
      },
      { signal },
    );
    element.addEventListener('pointercancel', settle, { signal });
    return () => listening.abort();
  }, [ref]);
}
