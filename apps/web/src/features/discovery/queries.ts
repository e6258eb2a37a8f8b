import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api } from '../../domain/api.ts';
import type { Category } from '../../domain/category.ts';
import type { HomePage, HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { Salon } from '../../domain/salon.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { freshTime } from '../../blocks/fresh-time.ts';

/** All categories. A separate call, because the salons may load later or fail. */
export const categoriesQuery = (homePage: HomePagePort, language: string) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: async ({ signal }) => (await homePage.fetchHomePage({ language, signal })).categories,
  });

/**
 * All categories.
 * @param isWanted - whether to fetch them
 */
export function useCategories(isWanted = true): Load<readonly Category[]> {
  const { language } = useTranslation().i18n;
  const options = categoriesQuery(usePort('homePage'), language);
  return useLoad(useQuery({ ...options, enabled: isWanted }), options.queryKey);
}

/** Categories and salons in one response, cached for the pages that need both. */
export const homePageQuery = (homePage: HomePagePort, language: string) =>
  queryOptions({
    queryKey: ['home-page', language],
    queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
  });

export function useHomePage(): Load<HomePage> {
  const { language } = useTranslation().i18n;
  const options = homePageQuery(usePort('homePage'), language);
  return useLoad(useQuery(options), options.queryKey);
}

/** The first free time of a salon: null where there is none. */
export type NextFree = PlainDateTime | null | 'loading' | 'failed';

export type NextFreeOf = (salonId: string) => NextFree;

/** Number of cards per page: their times are loaded in one call. */
export const pageSize = 6;

function pagesOf(salons: readonly Salon[]): readonly (readonly string[])[] {
  const ids = salons.map(({ id }) => id);
  const count = Math.ceil(ids.length / pageSize);
  return Array.from({ length: count }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  );
}

/** First free times, one query for each page of cards. */
export const nextFreeQueries = (
  api: Pick<Api, 'readNextFree'>,
  language: string,
  salons: readonly Salon[],
) =>
  pagesOf(salons).map((ids) =>
    queryOptions({
      // The texts change with the language, the times do not.
      queryKey: ['next-free', ids],
      queryFn: async ({ signal }) =>
        (await api.readNextFree({ query: { salons: ids }, language, signal })).nextFree,
      staleTime: freshTime,
    }),
  );

export function useNextFree(salons: readonly Salon[]): NextFreeOf {
  const { language } = useTranslation().i18n;
  const answers = useQueries({
    queries: nextFreeQueries(useApi(), language, salons),
  });
  const pages = pagesOf(salons);
  return (salonId) => {
    const answer = answers[pages.findIndex((ids) => ids.includes(salonId))];
    if (answer?.data !== undefined) return answer.data[salonId] ?? null;
    return answer?.isError === true ? 'failed' : 'loading';
  };
}
