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
 * Whether the dark theme is active, for logic that style sheets cannot express; false on the server
 * and in the first render.
 */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}
