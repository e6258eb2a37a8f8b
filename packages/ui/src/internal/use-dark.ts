'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  const theme = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', onChange);
    theme.disconnect();
  };
}

function isDark(): boolean {
  const theme = document.documentElement.dataset['theme'];
  return theme === undefined ? matchMedia(query).matches : theme === 'dark';
}

/**
 * Whether the dark theme shows. For what cannot be left to style sheets; a server, and the first paint after it, says
 * no.
 */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}
