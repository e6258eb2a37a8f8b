import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Category } from '../../domain/category.ts';
import type { HomePage } from '../../domain/ports/home-page-port.ts';
import type { Salon } from '../../domain/salon.ts';
import { useDiscovery } from './discovery-context.tsx';

/** First free time of each salon; null where there is none. */
export type NextFree = ReadonlyMap<string, PlainDateTime | null>;

/** All categories. A call of its own, as the salons may come later or not at all. */
export function useCategories(): Load<readonly Category[]> {
  const { homePage } = useDiscovery();
  const { i18n } = useTranslation();
  const language = i18n.language;
  const query = useQuery({
    queryKey: ['categories', language],
    queryFn: async ({ signal }) => (await homePage.fetchHomePage({ language, signal })).categories,
  });
  return useLoad(query, ['categories', language]);
}

/** Categories and salons in one answer, kept for the pages that need both. */
export function useHomePage(): Load<HomePage> {
  const { homePage } = useDiscovery();
  const { language } = useTranslation().i18n;
  const queryKey = ['home-page', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
  });
  return useLoad(query, queryKey);
}

/** First free times, asked for anew on each visit: the visitor may have booked one of them. */
export function useNextFree(salons: readonly Salon[] | undefined): Load<NextFree> {
  const { availability } = useDiscovery();
  const ids = salons?.map(({ id }) => id) ?? [];
  const queryKey = ['next-free', ids];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => availability.nextFree(ids, signal),
    enabled: salons !== undefined,
    staleTime: 0,
    // The words change with the language, the times do not.
    placeholderData: keepPreviousData,
  });
  return useLoad(query, queryKey);
}
