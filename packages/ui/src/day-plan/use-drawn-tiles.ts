'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  allTiles,
  firstTiles,
  nextTiles,
  paceAfter,
  tilesAt,
  type Metrics,
  type Tiles,
} from './tiles.ts';

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

interface Drawn {
  tiles: Tiles;
  /** The sizes of the last measurement; null before it, and while the plan is hidden. */
  metrics: RefObject<Metrics | null>;
}

/**
 * Draws only what the scroller shows: at once when it is first measured, later a few tiles between
 * two frames, so that no frame of a scroll waits for all of them. `start` is the first slot at the top.
 */
export function useDrawnTiles(
  ref: RefObject<HTMLElement | null>,
  slots: number,
  columns: number,
  start: number,
): Drawn {
  const [tiles, setTiles] = useState(firstTiles);
  const latest = useRef(tiles);
  const metrics = useRef<Metrics | null>(null);
  const begun = useRef(false);
  const frame = useRef(0);
  /** How many tiles are drawn after the next frame, and when the last ones were; 0 before the first. */
  const pace = useRef({ atOnce: 2, at: 0 });

  const draw = useCallback(
    (atOnce: number) => {
      const scroller = ref.current;
      if (!scroller || !metrics.current) return;
      const wanted = tilesAt(
        metrics.current,
        // Negative from right to left.
        { inline: Math.abs(scroller.scrollLeft), block: scroller.scrollTop },
        { columns, rows: Math.ceil(slots) },
      );
      latest.current = nextTiles(latest.current, wanted, atOnce);
      setTiles(latest.current);
    },
    [ref, slots, columns],
  );

  const drawSome = useCallback(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame((now) => {
      frame.current = 0;
      const { at } = pace.current;
      const atOnce = at === 0 ? pace.current.atOnce : paceAfter(pace.current.atOnce, now - at);
      const before = latest.current;
      draw(atOnce);
      pace.current = { atOnce, at: latest.current === before ? 0 : now };
    });
  }, [draw]);

  useEffect(() => {
    // The next ones wait until these are in the document.
    if (tiles === latest.current) drawSome();
  }, [tiles, drawSome]);

  useEffect(() => {
    const drawAll = (): void => {
      latest.current = allTiles({ columns, rows: Math.ceil(slots) });
      // The page is printed right after the event.
      flushSync(() => setTiles(latest.current));
    };
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [columns, slots]);

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const again = (): void => {
      metrics.current = measure(scroller, slots, columns);
      if (metrics.current && !begun.current) {
        begun.current = true;
        scroller.scrollTop = start * metrics.current.slot;
        draw(Infinity);
      } else drawSome();
    };
    again();
    const resizing = new ResizeObserver(again);
    resizing.observe(scroller);
    const canvas = scroller.querySelector('[role="grid"]');
    // Larger letters make the slots larger, but not the scroller.
    if (canvas) resizing.observe(canvas);
    scroller.addEventListener('scroll', drawSome, { passive: true });
    return () => {
      resizing.disconnect();
      scroller.removeEventListener('scroll', drawSome);
    };
  }, [ref, slots, columns, start, draw, drawSome]);

  return { tiles, metrics };
}
