import { useMemo } from 'react';
import { type Load, mapLoad } from '../../../blocks/use-load.ts';
import { salonTimeZone, todayIn } from '../../../shared/dates.ts';
import { useDiscovery } from '../discovery-context.tsx';
import type { Salon } from '../../../domain/salon.ts';
import { type NextFree, useHomePage, useNextFree } from '../queries.ts';
import { bestRemoval, candidatesOf, findSalons, type Removal } from './find-salons.ts';
import type { SalonSearch } from './salon-search.ts';

export interface FoundSalons {
  readonly salons: readonly Salon[];
  readonly nextFree: NextFree;
  /** Only where nothing was found. */
  readonly removal: Removal | null;
}

const none: readonly Salon[] = [];

/**
 * The salons that fit a search, with their first free times.
 *
 * @param isOffered - leaves out salons for another reason than the search
 */
export function useFoundSalons(
  search: SalonSearch,
  isOffered?: (salon: Salon) => boolean,
): Load<FoundSalons> {
  const { now } = useDiscovery();
  const list = useHomePage();
  const known = list.phase === 'ready' ? list.data.topRatedSalons : undefined;
  const times = useNextFree(known);
  const salons = known ?? none;
  const nextFree = times.phase === 'ready' ? times.data : undefined;
  const candidates = useMemo(
    () => (nextFree === undefined ? [] : candidatesOf(salons, nextFree)),
    [salons, nextFree],
  );
  if (list.phase !== 'ready') return list;
  return mapLoad(times, (free) => {
    const today = todayIn(salonTimeZone, now());
    const offered =
      isOffered === undefined ? candidates : candidates.filter(({ salon }) => isOffered(salon));
    const found = findSalons(offered, search, today);
    return {
      salons: found.map(({ salon }) => salon),
      nextFree: free,
      removal: found.length === 0 ? bestRemoval(offered, search, today) : null,
    };
  });
}
