import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Page } from '../../domain/ports/request.ts';
import { bySoonest } from './bookings-rules.ts';

const all = ['bookings'];
const upcomingKey = (language: string) => [...all, 'upcoming', language];
const pastKey = (language: string) => [...all, 'past', language];

/** Upcoming bookings, refetched on each visit, because one may have just been made. */
export function useUpcoming(): Load<readonly Booking[]> {
  const bookings = usePort('bookings');
  const { language } = useTranslation().i18n;
  const queryKey = upcomingKey(language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => bookings.upcoming({ language, signal }),
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

/** Past bookings, page by page. */
export function usePast(): PastBookings {
  const bookings = usePort('bookings');
  const { language } = useTranslation().i18n;
  const queryKey = pastKey(language);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => bookings.past(pageParam, { language, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page<Booking>) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
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
      client.setQueryData<InfiniteData<Page<Booking>>>(pastKey(language), (known) =>
        known === undefined
          ? known
          : {
              ...known,
              pages: known.pages.map((page) => ({ ...page, items: page.items.map(update) })),
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
