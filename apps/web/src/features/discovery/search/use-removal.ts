import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../../blocks/ports.tsx';
import type { SalonQuery } from '../../../domain/ports/salons-port.ts';
import { activeFilters, type Filter, type SalonSearch, withoutFilters } from './salon-search.ts';

export interface Removal {
  readonly filter: Filter;
  /** How many salons there are without it. */
  readonly count: number;
}

function bestOf(removals: readonly Removal[]): Removal | null {
  return removals.reduce<Removal | null>(
    (best, removal) => (removal.count > (best?.count ?? 0) ? removal : best),
    null,
  );
}

/**
 * The one filter whose removal finds the most; null where no single one is to blame, undefined until that is known.
 *
 * @param search - one that finds nothing; null where there is no need to ask
 */
export function useRemoval(
  search: SalonSearch | null,
  questionOf: (search: SalonSearch) => SalonQuery,
): Removal | null | undefined {
  const port = usePort('salons');
  const { language } = useTranslation().i18n;
  const removals =
    search === null
      ? []
      : activeFilters(search).map((filter) => ({
          filter,
          question: questionOf(withoutFilters(search, [filter])),
        }));
  const answers = useQueries({
    queries: removals.map(({ question }) => ({
      queryKey: ['salon-count', language, question],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await port.list({ ...question, limit: 1 }, { language, signal })).total,
      // It is only a suggestion.
      retry: false,
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return bestOf(
    removals.map(({ filter }, index) => ({ filter, count: answers[index]?.data ?? 0 })),
  );
}
