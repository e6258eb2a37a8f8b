import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False while React takes over a prerendered page, which cannot know what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
