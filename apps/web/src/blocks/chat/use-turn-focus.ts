import { useEffect, useRef } from 'react';

/**
 * Where list and thread are separate views, the focus follows: into the thread, and back to its
 * row, whose link has `data-conversation`.
 */
export function useTurnFocus(openId: string | null): React.RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.checkVisibility();
    if (!isLost) return;
    const target =
      openId === null ? `[data-conversation="${CSS.escape(left ?? '')}"]` : '[data-part="back"] a';
    frame.current?.querySelector<HTMLElement>(target)?.focus();
  }, [openId]);
  return frame;
}
