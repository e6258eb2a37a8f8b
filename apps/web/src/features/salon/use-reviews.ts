import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useApi } from '../../blocks/use-api.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import type { Api } from '../../domain/api.ts';
import type { Stars } from '../../domain/booking.ts';
import type { Review, ReviewOrder, ReviewPage, ReviewSummary } from '../../domain/review.ts';

export interface ReviewChoice {
  readonly order: ReviewOrder;
  /** Only reviews with this number of stars. */
  readonly stars: Stars | null;
}

export const newestReviews: ReviewChoice = { order: 'newest', stars: null };

export interface Reviews {
  readonly summary: ReviewSummary;
  readonly reviews: readonly Review[];
  /** Their number for this filter. */
  readonly total: number;
}

export interface ReviewResults {
  readonly load: Load<Reviews>;
  /** The shown reviews belong to the previous filter. */
  readonly isChanging: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last attempt to load more failed. */
  readonly lacksMore: boolean;
  readonly loadMore: () => void;
}

function joined(pages: readonly ReviewPage[]): Reviews {
  const last = pages.at(-1);
  if (last === undefined) throw new RangeError('An answer has at least one page');
  return {
    summary: last.summary,
    reviews: pages.flatMap((page) => page.reviews),
    total: last.total,
  };
}

export const reviewsQuery = (
  api: Pick<Api, 'listReviews'>,
  salonId: string,
  language: string,
  { order, stars }: ReviewChoice,
) =>
  infiniteQueryOptions({
    queryKey: [...salonKey(salonId), 'reviews', order, stars],
    queryFn: ({ pageParam, signal }) => {
      const query = { order, stars: stars ?? undefined, cursor: pageParam ?? undefined };
      return api.listReviews({ id: salonId, query, language, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Reviews of a salon, page by page; the same in each language of the page. */
export function useReviews(salonId: string, choice: ReviewChoice): ReviewResults {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const options = reviewsQuery(api, salonId, language, choice);
  const query = useInfiniteQuery({
    ...options,
    select: ({ pages }) => joined(pages),
    placeholderData: keepPreviousData,
  });
  return {
    load: useLoad(query, options.queryKey),
    isChanging: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    lacksMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}
