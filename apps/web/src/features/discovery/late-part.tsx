import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Arriving, type ArrivingProps } from '../../blocks/arriving.tsx';
import { useLateQueries } from '../../blocks/late-queries.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';
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
 * @param texts - namespaces of its texts
 */
export function latePart<Parts>(
  fetchParts: () => Promise<Arrived<Parts>['parts']>,
  texts: readonly Namespace[],
): (props: LatePartProps<Parts>) => ReactNode {
  /** By the app that they have arrived for. */
  const here = new WeakMap<object, Arrived<Parts>>();
  return function LatePart({ renderPlaces, renderFailure, children }) {
    const loadQueries = useLateQueries();
    const { i18n } = useTranslation();
    const load = async (): Promise<void> => {
      const [parts, queries] = await Promise.all([
        fetchParts(),
        loadQueries(),
        i18n.loadNamespaces([...texts]),
      ]);
      if (!texts.every((name) => i18n.hasResourceBundle(i18n.language, name))) {
        throw new Error(`The texts ${texts.join(', ')} did not load.`);
      }
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
