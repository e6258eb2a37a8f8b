'use client';

import { useEffect, useState } from 'react';

/** The open modal dialog that makes the rest inert, if any. */
function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

/** The innermost modal dialog: outside it a toast would be neither clickable nor announced. */
export function useDialogHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    const follow = (): void => setHost(topDialog());
    follow();
    // Neither event bubbles; both are handled in the capture phase.
    document.addEventListener('toggle', follow, true);
    document.addEventListener('close', follow, true);
    return () => {
      document.removeEventListener('toggle', follow, true);
      document.removeEventListener('close', follow, true);
    };
  }, []);

  useEffect(() => {
    if (host === null) return undefined;
    // A dialog that is removed while it is open fires its events outside the document.
    const watch = new MutationObserver(() => {
      if (!host.isConnected) setHost(topDialog());
    });
    watch.observe(document, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [host]);

  return host;
}
