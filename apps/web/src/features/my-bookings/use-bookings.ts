import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useBookingsSettings } from './bookings-context.tsx';
import type { Booking, BookingsPage, Stars } from '../../domain/ports/old/bookings-port.ts';
import { bySoonest } from './bookings-rules.ts';

const all = ['bookings'];
const upcomingKey = (language: string) => [...all, 'upcoming', language];
const pastKey = (language: string) => [...all, 'past', language];

/** What is to come, asked for anew on each visit: it may have been booked a moment ago. */
export function useUpcoming(): Load<readonly Booking[]> {
  const { port } = useBookingsSettings();
  const { language } = useTranslation().i18n;
  const queryKey = upcomingKey(language);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.upcoming({ language, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return useLoad(query, queryKey, ['home-page', language]);
}

export interface PastBookings {
  readonly load: Load<readonly Booking[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => Promise<unknown>;
}

/** What is past, page by page. */
export function usePast(): PastBookings {
  const { port } = useBookingsSettings();
  const { language } = useTranslation().i18n;
  const queryKey = pastKey(language);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => port.past({ language, signal, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: BookingsPage) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
  });
  return {
    load: useLoad(query, queryKey, ['home-page', language]),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    loadMore: () => query.fetchNextPage(),
  };
}

/** The lists as the page shows them, put right at once where a change is known to have worked. */
export function useBookingLists() {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  return {
    editUpcoming(edit: (bookings: readonly Booking[]) => readonly Booking[]) {
      client.setQueryData<readonly Booking[]>(upcomingKey(language), (known) =>
        known === undefined ? known : edit(known).toSorted(bySoonest),
      );
    },
    setRating(bookingId: string, rating: Stars | null) {
      client.setQueryData<InfiniteData<BookingsPage>>(pastKey(language), (known) =>
        known === undefined
          ? known
          : {
              ...known,
              pages: known.pages.map((page) => ({
                ...page,
                bookings: page.bookings.map((booking) =>
                  booking.id === bookingId ? { ...booking, rating } : booking,
                ),
              })),
            },
      );
    },
    /** Asks for both lists again, in the background. */
    refresh: () => client.invalidateQueries({ queryKey: all }),
  };
}
