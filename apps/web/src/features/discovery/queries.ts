import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/ports.tsx';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Category } from '../../domain/category.ts';
import type { HomePage } from '../../domain/ports/home-page-port.ts';
import type { Salon } from '../../domain/salon.ts';
import type { PlainDateTime } from '../../shared/dates.ts';

/**
 * All categories. A call of its own, as the salons may come later or not at all.
 *
 * @param isWanted - without it nothing is asked
 */
export function useCategories(isWanted = true): Load<readonly Category[]> {
  const homePage = usePort('homePage');
  const { language } = useTranslation().i18n;
  const queryKey = ['categories', language];
  const query = useQuery({
    queryKey,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await homePage.fetchHomePage({ language, signal })).categories,
  });
  return useLoad(query, queryKey);
}

/** Categories and salons in one answer, kept for the pages that need both. */
export function useHomePage(): Load<HomePage> {
  const homePage = usePort('homePage');
  const { language } = useTranslation().i18n;
  const queryKey = ['home-page', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
  });
  return useLoad(query, queryKey);
}

/** The first free time of a salon: null where there is none. */
export type NextFree = PlainDateTime | null | 'loading' | 'failed';

export type NextFreeOf = (salonId: string) => NextFree;

/** As many cards as come at once: their times are asked for in one call. */
export const pageSize = 6;

function pagesOf(salons: readonly Salon[]): readonly (readonly string[])[] {
  const ids = salons.map(({ id }) => id);
  const count = Math.ceil(ids.length / pageSize);
  return Array.from({ length: count }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  );
}

/** First free times, asked for anew on each visit: the visitor may have booked one of them. */
export function useNextFree(salons: readonly Salon[]): NextFreeOf {
  const availability = usePort('availability');
  const { language } = useTranslation().i18n;
  const pages = pagesOf(salons);
  const answers = useQueries({
    queries: pages.map((ids) => ({
      // The words change with the language, the times do not.
      queryKey: ['next-free', ids],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        availability.nextFree(ids, { language, signal }),
      staleTime: 0,
    })),
  });
  return (salonId) => {
    const answer = answers[pages.findIndex((ids) => ids.includes(salonId))];
    if (answer?.data !== undefined) return answer.data.get(salonId) ?? null;
    return answer?.isError === true ? 'failed' : 'loading';
  };
}
