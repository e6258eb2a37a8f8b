import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api } from '../../domain/api.ts';
import type { HomePage, HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { SalonQuery } from '../../domain/salon.ts';

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

/** Number of salons. */
export const salonCountQuery = (
  api: Pick<Api, 'findSalons'>,
  language: string,
  question: SalonQuery,
) =>
  queryOptions({
    queryKey: ['salon-count', language, question],
    queryFn: async ({ signal }) =>
      (await api.findSalons({ query: { ...question, limit: 1 }, language, signal })).total,
    // It is only a suggestion.
    retry: false,
  });

/** Number of cards per page. */
export const pageSize = 6;
