import type { Category } from '@salonica/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { useDiscovery } from './discovery-context.tsx';
import type { HomePage } from '../../domain/ports/old/home-page-port.ts';
import { type ListedSalon, listedFromHost, listedFromSample } from './listed-salon.ts';

/** First free time of each salon; null where there is none. */
export type NextFree = ReadonlyMap<string, PlainDateTime | null>;

export interface Marketplace {
  readonly categories: readonly Category[];
  readonly salons: readonly ListedSalon[];
}

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

const lists = new WeakMap<HomePage, Marketplace>();

/** The same answer gives the same lists, so that what is made of them can be kept. */
function marketplaceOf(page: HomePage, pictureUrl: (path: string) => string): Marketplace {
  const known = lists.get(page);
  if (known !== undefined) return known;
  const made = {
    categories: page.categories,
    salons: page.topRatedSalons.map((salon) => listedFromHost(salon, pictureUrl)),
  };
  lists.set(page, made);
  return made;
}

function useHomePageQuery() {
  const { homePage, pictureUrl } = useDiscovery();
  const { language } = useTranslation().i18n;
  const queryKey = ['home-page', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
    select: (page) => marketplaceOf(page, pictureUrl),
  });
  return { query, queryKey };
}

/** Categories and salons in one answer, kept for the pages that need both. */
export function useMarketplace(): Load<Marketplace> {
  const { query, queryKey } = useHomePageQuery();
  return useLoad(query, queryKey);
}

/** First free times, asked for anew on each visit: the visitor may have booked one of them. */
export function useNextFree(salons: readonly ListedSalon[] | undefined): Load<NextFree> {
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

export interface SalonList {
  readonly salons: readonly ListedSalon[];
  /** Set where these are the built-in salons, because the marketplace did not answer. */
  readonly standIn: { readonly isRetrying: boolean; readonly retry: () => void } | null;
}

/** The salons of the marketplace, or the built-in ones while it cannot be reached. */
export function useSalonList(): Load<SalonList> {
  const { sampleSalons } = useDiscovery();
  const { language } = useTranslation().i18n;
  const { query, queryKey } = useHomePageQuery();
  const host = useLoad(query, queryKey);
  const sampleKey = ['sample-salons', language];
  const samples = useQuery({
    queryKey: sampleKey,
    queryFn: async ({ signal }) =>
      (await sampleSalons.list({ language, signal })).map(listedFromSample),
    enabled: host.phase === 'failed',
  });
  const fallback = useLoad(samples, sampleKey);
  if (host.phase === 'ready') {
    return { phase: 'ready', data: { salons: host.data.salons, standIn: null } };
  }
  if (fallback.phase === 'ready') {
    const standIn = { isRetrying: host.phase === 'loading', retry: host.retry };
    return { phase: 'ready', data: { salons: fallback.data, standIn } };
  }
  return host.phase === 'failed' && fallback.phase === 'loading' ? fallback : host;
}
