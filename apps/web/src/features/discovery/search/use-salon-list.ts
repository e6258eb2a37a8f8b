import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import { type Load, mapLoad, useIsSlow, useLoad, useRetry } from '#blocks/use-load.ts';
import type { ResponseOf, Api } from '#domain/api.ts';
import { freshTime } from '#blocks/fresh-time.ts';
import type { FoundSalon, SalonQuery, Understood } from '#domain/salon.ts';
import { pageSize } from '../queries.ts';

/** The limit of one call. */
const mostAtOnce = 48;

export interface SalonList {
  /** All requested ones. */
  readonly salons: readonly FoundSalon[];
  /** What was made of the words; null before any response. */
  readonly understood: Understood | null;
  /** On all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  /** State of the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
  readonly retryMore: () => void;
  /** They belong to the previous query; the response to this one is pending. */
  readonly isOutdated: boolean;
  /** The response is slow. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

interface Part {
  /** Omitted for the first page. */
  readonly cursor?: string;
  readonly limit: number;
}

function salonsOn(pages: readonly ResponseOf<'findSalons'>[]): readonly FoundSalon[] {
  // Between two calls a salon may have moved to the next page.
  return [...new Map(pages.flatMap(({ salons }) => salons).map((one) => [one.id, one])).values()];
}

/**
 * The salons of a query.
 * @param pages - of six salons, in one call
 */
export function salonListQuery(
  api: Pick<Api, 'findSalons'>,
  language: string,
  question: SalonQuery | null,
  pages: number,
) {
  const first: Part = { limit: Math.min(pages * pageSize, mostAtOnce) };
  return infiniteQueryOptions({
    queryKey: ['salons', language, question] as const,
    queryFn: ({ pageParam, signal }) =>
      api.findSalons({ query: { ...question, ...pageParam }, language, signal }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }): Part | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor, limit: pageSize },
    // An offered time may have been booked.
    staleTime: freshTime,
  });
}

/**
 * The salons of a query, for a number of pages. The previous ones stay until they are loaded.
 * @param question - null while it cannot be sent yet
 * @param pages - of six salons
 */
export function useSalonList(question: SalonQuery | null, pages: number): Load<SalonList> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const wanted = pages * pageSize;
  const options = salonListQuery(api, language, question, pages);
  const { queryKey } = options;
  const query = useInfiniteQuery({
    ...options,
    enabled: question !== null,
    placeholderData: (before, queryBefore) =>
      queryBefore?.queryKey[1] === language ? before : undefined,
  });
  const { data, isPlaceholderData, isFetchNextPageError, hasNextPage } = query;

  const known = salonsOn(data?.pages ?? []);
  const isShort =
    known.length < wanted && hasNextPage && !isPlaceholderData && !isFetchNextPageError;
  const isIdle = !query.isFetching;
  const fetchMore = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (isShort && isIdle) fetchMore();
  }, [isShort, isIdle]);

  const { attempt, retry } = useRetry(queryKey);
  const isSlow = useIsSlow(isPlaceholderData, attempt);
  const load = useLoad(query, queryKey);
  return mapLoad(load, (answer) => {
    const isFailed = isFetchNextPageError && known.length < wanted;
    return {
      salons: known.slice(0, wanted),
      understood: answer.pages[0]?.understood ?? null,
      total: answer.pages.at(-1)?.total ?? 0,
      hasMore: hasNextPage || known.length > wanted,
      more: isFailed ? 'failed' : isShort ? 'loading' : 'idle',
      retryMore: () => void query.fetchNextPage(),
      isOutdated: isPlaceholderData,
      isSlow,
      retry,
    };
  });
}
