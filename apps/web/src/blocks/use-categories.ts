import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Category } from '../domain/category.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import { usePort } from './PortsProvider.tsx';
import { type Load, useLoad } from './use-load.ts';

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
