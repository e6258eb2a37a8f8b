import { type RefObject, useState } from 'react';
import { focusQuietly, useAnchor } from '../../blocks/use-anchor.ts';

/** Fragment ids of the open answers: one or none. */
export type OpenAnswers = readonly string[];

/**
 * The open answer: the one that the visitor opens, the target of the URL, which also gets the
 * focus, or the only search result.
 * @param container - the element around the answers
 */
export function useLinkedAnswer(
  container: RefObject<HTMLElement | null>,
  only: string | undefined,
): readonly [OpenAnswers, (open: OpenAnswers) => void] {
  const [open, setOpen] = useState<OpenAnswers>([]);
  const [lastOnly, setLastOnly] = useState<string>();
  if (only !== lastOnly) {
    setLastOnly(only);
    if (only !== undefined) setOpen([only]);
  }

  useAnchor(container, (target) => {
    const item = target.closest('details');
    if (item === null) {
      focusQuietly(target.querySelector('h2') ?? target);
      return;
    }
    setOpen([target.id]);
    item.querySelector('summary')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
  });

  return [open, setOpen];
}
