import { startTransition, useEffect, useState } from 'react';

/** Whether hydration is done, once for all components. */
let isTaken = false;

function isFirstRender(): boolean {
  if (typeof document === 'undefined') return true;
  const { dataset, lang } = document.documentElement;
  return !isTaken && dataset['rendered'] === lang;
}

/**
 * False during hydration, where client-only state is unknown. It turns true in a transition: a
 * store with a server snapshot would render all its readers in one long task.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isFirstRender());
  useEffect(() => {
    isTaken = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
