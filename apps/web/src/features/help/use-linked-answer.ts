import { type RefObject, useEffect, useRef } from 'react';
import { focusQuietly, useAnchor } from '../../blocks/use-anchor.ts';

function open(answer: Element | null): HTMLDetailsElement | null {
  const details = answer?.closest('details') ?? null;
  // Answers share a name, so the browser closes the one that was open.
  if (details !== null) details.open = true;
  return details;
}

/**
 * Opens the answer that the address names and brings the keyboard to its question.
 *
 * @param only - the single answer that a search has left; it opens by itself
 * @returns goes on the element around the answers
 */
export function useLinkedAnswer(only: string | null | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useAnchor(ref, (target) => {
    const details = open(target);
    if (details === null) {
      focusQuietly(target.querySelector('h2') ?? target);
      return;
    }
    details.querySelector('summary')?.focus({ preventScroll: true });
    details.scrollIntoView({ block: 'start' });
  });

  useEffect(() => {
    if (only != null) open(document.getElementById(only));
  }, [only]);

  return ref;
}
