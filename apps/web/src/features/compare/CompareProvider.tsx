import { createContext, type ReactNode, use } from 'react';
import type { CompareStore } from './compare-store.ts';

const CompareContext = createContext<CompareStore | null>(null);

export interface CompareProviderProps {
  readonly store: CompareStore;
  readonly children: ReactNode;
}

export function CompareProvider({ store, children }: CompareProviderProps) {
  return <CompareContext value={store}>{children}</CompareContext>;
}

export function useCompareStore(): CompareStore {
  const store = use(CompareContext);
  if (store === null) throw new Error('CompareProvider is missing.');
  return store;
}
