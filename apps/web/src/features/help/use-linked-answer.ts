import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusQuietly, useAnchor } from '../../blocks/use-anchor.ts';

export interface Answers {
  /** Goes on the element around the answers. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Addresses of the open answers: one or none. */
  readonly open: readonly string[];
  readonly setOpen: (open: readonly string[]) => void;
}

/**
 * Which answer is open: the one that the visitor opens, the one that the address names, which also gets the
 * keyboard, or the single one that a search has left.
 */
export function useLinkedAnswer(only: string | undefined): Answers {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly string[]>([]);

  useAnchor(ref, (target) => {
    const item = target.closest('details');
    if (item === null) {
      focusQuietly(target.querySelector('h2') ?? target);
      return;
    }
    setOpen([target.id]);
    item.querySelector('summary')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
  });

  useEffect(() => {
    if (only !== undefined) setOpen([only]);
  }, [only]);

  return { ref, open, setOpen };
}
