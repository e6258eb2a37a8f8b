import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Category } from '../../domain/category.ts';
import type { HomePage, HomePagePort } from '../../domain/ports/home-page-port.ts';

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

/** Number of cards per page. */
export const pageSize = 6;
