import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import type { SalonQuery } from '#domain/salon.ts';
import { salonCountQuery } from '../queries.ts';
import { activeFilters, type Filter, type SalonSearch, withoutFilters } from './salon-search.ts';

export interface Removal {
  readonly filter: Filter;
  /** Number of salons without it. */
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

/** The queries of a search without each of its filters. */
export function withoutEach(search: SalonSearch, questionOf: QuestionOf): readonly Without[] {
  return activeFilters(search).map((filter) => ({
    filter,
    question: questionOf(withoutFilters(search, [filter])),
  }));
}

/**
 * The one filter whose removal finds the most; null if no single one is responsible, undefined
 * until known.
 * @param search - one without results; null to do nothing
 */
export function useRemoval(
  search: SalonSearch | null,
  questionOf: QuestionOf,
): Removal | null | undefined {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const removals = search === null ? [] : withoutEach(search, questionOf);
  const answers = useQueries({
    queries: removals.map(({ question }) => salonCountQuery(api, language, question)),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return bestOf(
    removals.map(({ filter }, index) => ({ filter, count: answers[index]?.data ?? 0 })),
  );
}
