import type { PageLoad } from '../../blocks/page-load.ts';
import type { Salon } from '../../domain/salon.ts';
import { nextFreeQueries } from './queries.ts';

/** Loads the first free times of these salons' cards; after a failure the cards load them. */
export async function loadNextFree(
  { queries, ports, language }: PageLoad,
  salons: readonly Salon[],
): Promise<void> {
  await Promise.allSettled(
    nextFreeQueries(ports.api, language, salons).map((query) =>
      queries.query({ ...query, staleTime: 'static' }),
    ),
  );
}
