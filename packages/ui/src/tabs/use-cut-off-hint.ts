import { useEffect, type RefObject } from 'react';

/** Says with `data-more-start` and `data-more-end` on which side of a scroller there is more to see. */
export function useCutOffHint(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const measure = (): void => {
      const before = Math.abs(list.scrollLeft);
      const after = list.scrollWidth - list.clientWidth - before;
      // Fractions of a pixel are the rounding of a zoomed page.
      list.toggleAttribute('data-more-start', before > 1);
      list.toggleAttribute('data-more-end', after > 1);
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(list);
    // A label that grows, with its font or its language, does not resize the scroller.
    for (const tab of list.children) resizing.observe(tab);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizing.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
