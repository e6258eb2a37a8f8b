import { useSyncExternalStore } from 'react';
import { type Chosen, nothingChosen } from './compare-store.ts';
import { useCompareStore } from './CompareProvider.tsx';

/** The salons that are chosen for a comparison; none during hydration. */
export function useChosen(): Chosen {
  const store = useCompareStore();
  return useSyncExternalStore(store.subscribe, store.get, () => nothingChosen);
}
