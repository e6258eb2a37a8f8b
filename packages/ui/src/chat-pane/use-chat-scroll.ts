'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatMessage } from './thread.ts';

/** Closer to the end than this, in CSS pixels, counts as the end. */
const slack = 40;

const isAtEnd = (box: HTMLElement): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight < slack;

const toEnd = (box: HTMLElement, behavior: ScrollBehavior): void =>
  box.scrollTo({ top: box.scrollHeight, behavior });

/** Where a message is, from the top of the box. */
function topOf(box: HTMLElement, index: number): number {
  const message = box.querySelectorAll('[data-part="message"]')[index];
  return message === undefined
    ? 0
    : message.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

interface ChatScroll {
  boxRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  dividerRef: RefObject<HTMLParagraphElement | null>;
  /** The number of new messages below the visible ones. */
  below: number;
  onScroll: () => void;
  showLatest: () => void;
}

/**
 * Follows the end of a thread while the reader is there, and always when the reader sends
 * something.
 */
export function useChatScroll(thread: readonly ChatMessage[]): ChatScroll {
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const dividerRef = useRef<HTMLParagraphElement>(null);
  const following = useRef(true);
  const known = useRef<Set<string> | null>(null);
  const oldest = useRef<string | undefined>(undefined);
  /** Where the oldest message was, from the top of the box. */
  const oldestTop = useRef(0);
  const [below, setBelow] = useState(0);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    if (known.current === null) {
      known.current = new Set(thread.map(({ id }) => id));
      toEnd(box, 'instant');
      const divider = dividerRef.current;
      if (divider) box.scrollTop = Math.min(box.scrollTop, divider.offsetTop - slack);
      following.current = isAtEnd(box);
      oldest.current = thread[0]?.id;
      oldestTop.current = topOf(box, 0);
      return;
    }
    const ids = known.current;
    const before = thread.findIndex(({ id }) => id === oldest.current);
    oldest.current = thread[0]?.id;
    // Older messages do not move visible ones.
    if (before > 0) box.scrollTop += topOf(box, before) - oldestTop.current;
    const added = thread.filter(({ id }, index) => index >= before && !ids.has(id));
    for (const { id } of thread) ids.add(id);
    if (added.length === 0) return;
    if (following.current || added.some(({ from }) => from === 'own')) {
      following.current = true;
      setBelow(0);
      toEnd(box, 'instant');
    } else {
      setBelow((count) => count + added.length);
    }
  }, [thread]);

  // Keeps the end visible when a picture loads or a keyboard opens.
  useEffect(() => {
    const box = boxRef.current;
    const content = contentRef.current;
    if (!box || !content) return undefined;
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd(box, 'instant');
      oldestTop.current = topOf(box, 0);
    });
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return {
    boxRef,
    contentRef,
    dividerRef,
    below,
    onScroll: () => {
      if (!boxRef.current) return;
      following.current = isAtEnd(boxRef.current);
      oldestTop.current = topOf(boxRef.current, 0);
      if (following.current) setBelow(0);
    },
    showLatest: () => {
      if (!boxRef.current) return;
      toEnd(boxRef.current, 'auto');
      // The pressed button disappears.
      boxRef.current.focus({ preventScroll: true });
    },
  };
}
