import { type Load, mapLoad } from '#blocks/use-load.ts';
import type { SalonQuery } from '#domain/salon.ts';
import { useToday } from '#blocks/use-today.ts';
import { salonTimeZone } from '#shared/dates.ts';
import { useCategories } from '#blocks/use-categories.ts';
import type { Whereabouts } from './position.ts';
import { questionOf } from './salon-question.ts';
import type { SalonSearch } from './salon-search.ts';
import { type Removal, useRemoval } from './use-removal.ts';
import { type SalonList, useSalonList } from './use-salon-list.ts';

export interface FoundSalons extends SalonList {
  /** The query; null while it cannot be sent yet. */
  readonly question: SalonQuery | null;
  /** Only without results; undefined until known. */
  readonly removal: Removal | null | undefined;
}

export interface Scope {
  readonly whereabouts?: Whereabouts;
  /** Omits distant salons, in every search. @default false */
  readonly isNearbyOnly?: boolean;
}

/** The salons of a search. */
export function useFoundSalons(
  search: SalonSearch,
  { whereabouts, isNearbyOnly = false }: Scope = {},
): Load<FoundSalons> {
  const today = useToday(salonTimeZone);
  const needsCategories = search.service !== '';
  const categories = useCategories(needsCategories);
  const surroundings = {
    today,
    point: whereabouts?.kind === 'inTown' ? whereabouts.point : null,
    categories: categories.phase === 'ready' ? categories.data : [],
    isNearbyOnly,
  };
  const ask = (one: SalonSearch) => questionOf(one, surroundings);
  const isReady = !needsCategories || categories.phase === 'ready';
  const question = isReady ? ask(search) : null;
  const list = useSalonList(question, search.page);
  const isEmpty = list.phase === 'ready' && list.data.total === 0 && !list.data.isOutdated;
  const removal = useRemoval(isEmpty ? search : null, ask);
  if (!isReady && (categories.phase === 'failed' || list.phase !== 'ready')) return categories;
  return mapLoad(list, (found) => ({
    ...found,
    ...(!isReady && categories.phase === 'loading'
      ? { isSlow: categories.isSlow, retry: categories.retry }
      : {}),
    question,
    removal: isEmpty ? removal : undefined,
  }));
}
