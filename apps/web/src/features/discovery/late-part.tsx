import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Arriving, type ArrivingProps } from '../../blocks/arriving.tsx';
import { useDiscovery } from './discovery-context.tsx';
import type { QueryClientProvider } from './lists.ts';

interface Arrived<Parts> {
  readonly parts: Parts & { readonly QueryClientProvider: typeof QueryClientProvider };
  readonly queries: QueryClient;
}

type LatePartProps<Parts> = Pick<
  ArrivingProps<Parts>,
  'renderPlaces' | 'renderFailure' | 'children'
>;

/**
 * Lists of cards with their data are not part of the first load. Kept between pages: only the first one waits.
 *
 * @param fetchParts - the module with the parts
 */
export function latePart<Parts>(
  fetchParts: () => Promise<Arrived<Parts>['parts']>,
): (props: LatePartProps<Parts>) => ReactNode {
  /** By the app that they have arrived for. */
  const here = new WeakMap<object, Arrived<Parts>>();
  return function LatePart({ renderPlaces, renderFailure, children }) {
    const { loadQueries } = useDiscovery();
    const load = async (): Promise<void> => {
      const [parts, queries] = await Promise.all([fetchParts(), loadQueries()]);
      here.set(loadQueries, { parts, queries });
    };
    return (
      <Arriving
        arrived={() => here.get(loadQueries) ?? null}
        load={load}
        renderPlaces={renderPlaces}
        renderFailure={renderFailure}
      >
        {({ parts, queries }) => (
          <parts.QueryClientProvider client={queries}>{children(parts)}</parts.QueryClientProvider>
        )}
      </Arriving>
    );
  };
}
