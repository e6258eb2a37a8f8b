import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { Stars } from '../../domain/booking.ts';
import type { ReviewOrder } from '../../domain/review.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

type Page = ResponseOf<'listDeskReviews'>;
export type DeskReview = Page['reviews'][number];
export type ReplyContent = RequestOf<'replyToReview'>['body'];
export type ReportContent = RequestOf<'reportReview'>['body'];

export interface ReviewChoice {
  readonly order: ReviewOrder;
  /** Null for any number. */
  readonly stars: Stars | null;
}

export interface DeskReviewList {
  readonly reviews: readonly DeskReview[];
  /** Their number for this choice, and of all. */
  readonly total: number;
  readonly all: number;
}

/** The reviews of the salon, page by page. */
export function useDeskReviews({ order, stars }: ReviewChoice) {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('reviews', salon), order, stars];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskReviews({
        salon,
        query: { order, stars: stars ?? undefined, cursor: pageParam ?? undefined },
        language,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }): DeskReviewList => ({
      reviews: pages.flatMap((page) => page.reviews),
      total: pages.at(-1)?.total ?? 0,
      all: pages.at(-1)?.summary.count ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
  const load: Load<DeskReviewList> = useLoad(query, queryKey);
  return {
    load,
    isChanging: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    lacksMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}

export interface ReviewChanges {
  /** Each rejects if nothing changed. */
  readonly reply: (
    review: DeskReview,
    content: ReplyContent,
    idempotencyKey: string,
  ) => Promise<void>;
  readonly removeReply: (review: DeskReview) => Promise<void>;
  readonly report: (
    review: DeskReview,
    content: ReportContent,
    idempotencyKey: string,
  ) => Promise<void>;
  /** Reads all again, because another member changed something. */
  readonly refresh: () => Promise<void>;
}

/** Changes of single reviews; the lists keep their pages. */
export function useReviewChanges(): ReviewChanges {
  const api = useApi();
  const queries = useQueryClient();
  const { id: salon } = useDesk().salon;
  const { language } = useTranslation().i18n;
  const queryKey = deskKeyOf('reviews', salon);
  const keep = (review: DeskReview): void => {
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey },
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            reviews: page.reviews.map((one) => (one.id === review.id ? review : one)),
          })),
        },
    );
    // The public page shows the reply too.
    void queries.invalidateQueries({ queryKey: ['salon'] });
  };
  return {
    async reply({ id, revision }, body, idempotencyKey) {
      const request = { salon, id, revision, body, idempotencyKey, language };
      keep((await api.replyToReview(request)).review);
    },
    async removeReply({ id }) {
      const idempotencyKey = crypto.randomUUID();
      keep((await api.removeReviewReply({ salon, id, idempotencyKey, language })).review);
    },
    async report({ id }, body, idempotencyKey) {
      keep((await api.reportReview({ salon, id, body, idempotencyKey, language })).review);
    },
    refresh: () => queries.invalidateQueries({ queryKey }),
  };
}
