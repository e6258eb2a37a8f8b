'use client';

import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { firstPart, isSamePart, partAt, type Metrics, type VisiblePart } from './visible-part.ts';

function measure(scroller: HTMLElement, slots: number, columns: number): Metrics | null {
  const canvas = scroller.querySelector<HTMLElement>('[role="grid"]');
  const corner = canvas?.querySelector<HTMLElement>('[data-part="corner"]');
  if (!canvas || !corner) return null;
  const { offsetWidth: axis, offsetHeight: head } = corner;
  const slot = (canvas.offsetHeight - head) / slots;
  const column = (canvas.offsetWidth - axis) / Math.max(1, columns);
  // Nothing is laid out in a hidden container.
  if (!(slot > 0 && column > 0)) return null;
  const inline = scroller.clientWidth - axis;
  return { slot, column, axis, head, inline, block: scroller.clientHeight - head };
}

interface Measured {
  part: VisiblePart;
  /** The sizes of the last measurement; null before it, and while the plan is hidden. */
  metrics: RefObject<Metrics | null>;
}

/** Draws only the rows and columns that the scroller shows. `start` is the first slot at the top. */
export function useVisiblePart(
  ref: RefObject<HTMLElement | null>,
  slots: number,
  columns: number,
  start: number,
): Measured {
  const [part, setPart] = useState(firstPart);
  const metrics = useRef<Metrics | null>(null);
  const begun = useRef(false);

  const look = useCallback(() => {
    const scroller = ref.current;
    if (!scroller || !metrics.current) return;
    // Negative from right to left.
    const inline = Math.abs(scroller.scrollLeft);
    const next = partAt(metrics.current, { inline, block: scroller.scrollTop });
    setPart((last) => (isSamePart(last, next) ? last : next));
  }, [ref]);

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const again = (): void => {
      metrics.current = measure(scroller, slots, columns);
      if (metrics.current && !begun.current) {
        begun.current = true;
        scroller.scrollTop = start * metrics.current.slot;
      }
      look();
    };
    again();
    const resizing = new ResizeObserver(again);
    resizing.observe(scroller);
    const canvas = scroller.querySelector('[role="grid"]');
    // Larger letters make the slots larger, but not the scroller.
    if (canvas) resizing.observe(canvas);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resizing.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [ref, slots, columns, start, look]);

  return { part, metrics };
}
