import { startTransition, useEffect, useState } from 'react';

/** Whether React has taken over the markup of the server, once for all components. */
let isTaken = false;

function isFirstRender(): boolean {
  if (typeof document === 'undefined') return true;
  const { dataset, lang } = document.documentElement;
  return !isTaken && dataset['rendered'] === lang;
}

/**
 * False while React takes over rendered markup, which cannot know what only the browser knows. It turns true in a
 * transition: a store with a snapshot for the server would render everything that reads it in one long task.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isFirstRender());
  useEffect(() => {
    isTaken = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
