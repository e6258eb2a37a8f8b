import { useSyncExternalStore } from 'react';

/**
 * Whether the media query matches, for markup that differs by width; null on the server and during
 * hydration, which render both.
 */
export function useMediaQuery(query: string): boolean | null {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => null,
  );
}
