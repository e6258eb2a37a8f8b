import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useDiscovery } from './discovery-context.tsx';
import type * as ListsModule from './lists.ts';
import { LoadFailure } from './LoadFailure.tsx';

export type Lists = typeof ListsModule;

interface Arrived {
  readonly lists: Lists;
  readonly queries: QueryClient;
}

/** Kept between pages: only the first one has to wait. */
let arrived: Arrived | null = null;

export interface ArrivingProps {
  /** Drawn ahead of time and until the lists are here; takes the same room. */
  readonly places: ReactNode;
  readonly children: (lists: Lists) => ReactNode;
}

/** Lists of cards with their data are not part of the first load. */
export function Arriving({ places, children }: ArrivingProps) {
  const { loadQueries } = useDiscovery();
  const [state, setState] = useState<Arrived | 'failed' | null>(arrived);
  const isWaiting = state === null;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      try {
        const [lists, queries] = await Promise.all([import('./lists.ts'), loadQueries()]);
        arrived = { lists, queries };
        if (isWanted) setState(arrived);
      } catch {
        if (isWanted) setState('failed');
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isWaiting, loadQueries]);

  if (state === null) return places;
  if (state === 'failed') return <LoadFailure reason="offline" retry={() => setState(null)} />;
  const { QueryClientProvider } = state.lists;
  return <QueryClientProvider client={state.queries}>{children(state.lists)}</QueryClientProvider>;
}
