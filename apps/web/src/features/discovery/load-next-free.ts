import type { PageLoad } from '../../blocks/page-load.ts';
import type { Salon } from '../../domain/salon.ts';
import { nextFreeQueries } from './queries.ts';

/** Asks for the first free times that the cards of these salons show; times that do not come are left to the cards. */
export async function loadNextFree(
  { queries, ports, language }: PageLoad,
  salons: readonly Salon[],
): Promise<void> {
  await Promise.allSettled(
    nextFreeQueries(ports.availability, language, salons).map((query) =>
      queries.query({ ...query, staleTime: 'static' }),
    ),
  );
}
