import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { ResponseOf } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import { upcomingBookings } from '../../domain/upcoming-bookings.ts';
import { bySoonest } from './bookings-rules.ts';

type Page = ResponseOf<'listBookings'>;

const all = ['bookings'];
const upcomingKey = (language: string) => [...all, 'upcoming', language];
const pastKey = (language: string) => [...all, 'past', language];

/** Upcoming bookings, refetched on each visit, because one may have just been made. */
export function useUpcoming(): Load<readonly Booking[]> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = upcomingKey(language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => upcomingBookings(api, { language, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return useLoad(query, queryKey);
}

export interface PastBookings {
  readonly load: Load<readonly Booking[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => Promise<unknown>;
}

/** Past and cancelled bookings, page by page. */
export function usePast(): PastBookings {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = pastKey(language);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      api.listBookings({ query: { when: 'past', cursor: pageParam }, language, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
  });
  return {
    load: useLoad(query, queryKey),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    loadMore: () => query.fetchNextPage(),
  };
}

/** The lists of the page, updated immediately after a successful change. */
export function useBookingLists() {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const editUpcoming = (edit: (bookings: readonly Booking[]) => readonly Booking[]) => {
    client.setQueryData<readonly Booking[]>(upcomingKey(language), (known) =>
      known === undefined ? known : edit(known).toSorted(bySoonest),
    );
  };
  return {
    editUpcoming,
    /** Updates a booking in every list. */
    put(booking: Booking) {
      const update = (known: Booking) => (known.id === booking.id ? booking : known);
      editUpcoming((bookings) => bookings.map(update));
      client.setQueryData<InfiniteData<Page>>(pastKey(language), (known) =>
        known === undefined
          ? known
          : {
              ...known,
              pages: known.pages.map((page) => ({ ...page, bookings: page.bookings.map(update) })),
            },
      );
    },
    /** Refetches both lists in the background. */
    refresh: () => client.invalidateQueries({ queryKey: all }),
  };
}

/** Refetches the lists when a booking was changed elsewhere. */
export function useLiveBookings(): void {
  const { refresh } = useBookingLists();
  useLive([], ({ type }) => {
    if (type === 'booking.changed' || type === 'resumed') void refresh();
  });
}
