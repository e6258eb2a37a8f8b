import { queryOptions, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../../blocks/PortsProvider.tsx';
import type { SalonQuery, SalonsPort } from '../../../domain/ports/salons-port.ts';
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

interface Without {
  readonly filter: Filter;
  readonly question: SalonQuery;
}

type QuestionOf = (search: SalonSearch) => SalonQuery;

/** What a search would ask for without each of its filters. */
export function withoutEach(search: SalonSearch, questionOf: QuestionOf): readonly Without[] {
  return activeFilters(search).map((filter) => ({
    filter,
    question: questionOf(withoutFilters(search, [filter])),
  }));
}

/** How many salons there are. */
export const salonCountQuery = (port: SalonsPort, language: string, question: SalonQuery) =>
  queryOptions({
    queryKey: ['salon-count', language, question],
    queryFn: async ({ signal }) =>
      (await port.list({ ...question, limit: 1 }, { language, signal })).total,
    // It is only a suggestion.
    retry: false,
  });

/**
 * The one filter whose removal finds the most; null where no single one is to blame, undefined until that is known.
 *
 * @param search - one that finds nothing; null where there is no need to ask
 */
export function useRemoval(
  search: SalonSearch | null,
  questionOf: QuestionOf,
): Removal | null | undefined {
  const port = usePort('salons');
  const { language } = useTranslation().i18n;
  const removals = search === null ? [] : withoutEach(search, questionOf);
  const answers = useQueries({
    queries: removals.map(({ question }) => salonCountQuery(port, language, question)),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return bestOf(
    removals.map(({ filter }, index) => ({ filter, count: answers[index]?.data ?? 0 })),
  );
}
