const gap = 8;
const edge = 8;

/** Positions an open tip beside its control, inside the window. */
export function place(tip: HTMLElement, root: HTMLElement, side: 'top' | 'bottom'): void {
  const anchor = root.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const page = tip.ownerDocument.documentElement;
  const above = anchor.top - gap - height;
  const below = anchor.bottom + gap;
  const fitsAbove = above >= edge;
  const fitsBelow = below + height <= page.clientHeight - edge;
  const onTop = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const left = anchor.left + anchor.width / 2 - width / 2;
  const furthest = page.clientWidth - edge - width;
  tip.style.left = `${Math.max(edge, Math.min(left, furthest))}px`;
  tip.style.top = `${onTop ? above : below}px`;
}
