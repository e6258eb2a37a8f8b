import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusQuietly, useAnchor } from '../../blocks/use-anchor.ts';

export interface Anchors {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Fragment id of the current section; null above the first. */
  readonly current: string | null;
}

/** Tracks the current section, and focuses the target of the URL. */
export function useAnchors(): Anchors {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);

  useAnchor(ref, (target) => focusQuietly(target.querySelector('h2') ?? target));

  useEffect(() => {
    const sections = ref.current?.querySelectorAll('section[id]') ?? [];
    // A section is current while it crosses a line in the upper part of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return { ref, current };
}
