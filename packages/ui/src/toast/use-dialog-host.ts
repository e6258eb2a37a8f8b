'use client';

import { useEffect, useState, type RefObject } from 'react';
import { rootOf } from '../internal/root-of.ts';

/** The open modal dialog that makes the rest of its document or shadow root inert, if any. */
const topDialog = (root: Document | ShadowRoot): Element | null =>
  [...root.querySelectorAll('dialog:modal')].at(-1) ?? null;

/**
 * The innermost modal dialog beside the region: outside it a toast would be neither clickable nor
 * announced.
 */
export function useDialogHost(region: RefObject<Element | null>): Element | null {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    if (!region.current) return undefined;
    const root = rootOf(region.current);
    let current: Element | null = null;
    // A dialog that is removed while it is open fires its events outside the document.
    const watch = new MutationObserver(() => {
      if (!current?.isConnected) follow();
    });
    const follow = (): void => {
      current = topDialog(root);
      if (current) watch.observe(root, { childList: true, subtree: true });
      else watch.disconnect();
      setHost(current);
    };
    follow();
    // Neither event bubbles; both are handled in the capture phase.
    root.addEventListener('toggle', follow, true);
    root.addEventListener('close', follow, true);
    return () => {
      root.removeEventListener('toggle', follow, true);
      root.removeEventListener('close', follow, true);
      watch.disconnect();
    };
  }, [region]);

  return host;
}
