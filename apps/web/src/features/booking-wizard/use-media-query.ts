import { useSyncExternalStore } from 'react';

/**
 * Whether the media query matches; for markup that differs by width, where CSS would duplicate it.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
