import type { Metrics } from './tiles.ts';

/** The part of the scroller at its edges that scrolls, and the most pixels of a frame. */
const edge = 48;
const fastest = 16;

/** How fast a pointer at this position scrolls: nothing in the middle, more towards the end. */
export function edgeSpeed(position: number, start: number, end: number): number {
  const width = Math.min(edge, (end - start) / 3);
  if (width <= 0) return 0;
  const before = Math.min(1, Math.max(0, (start + width - position) / width));
  const after = Math.min(1, Math.max(0, (position - end + width) / width));
  return Math.round((after - before) * fastest);
}

export interface Pointer {
  x: number;
  y: number;
}

/** Scrolls once if the pointer is at an edge, beside the times and below the barbers. */
export function scrollAtEdge(
  scroller: HTMLElement,
  { x, y }: Pointer,
  { axis, head }: Metrics,
): boolean {
  const box = scroller.getBoundingClientRect();
  const isRtl = scroller.matches(':dir(rtl)');
  const left = edgeSpeed(x, box.left + (isRtl ? 0 : axis), box.right - (isRtl ? axis : 0));
  const top = edgeSpeed(y, box.top + head, box.bottom);
  if (left === 0 && top === 0) return false;
  const before = [scroller.scrollLeft, scroller.scrollTop];
  scroller.scrollBy({ left, top, behavior: 'instant' });
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
}
