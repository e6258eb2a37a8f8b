import { allPages } from '../../domain/all-pages.ts';
import type { Api, CallOptions, RequestOf } from '../../domain/api.ts';
import type { Booking, Stars } from '../../domain/booking.ts';
import { upcomingBookings } from '../../domain/upcoming-bookings.ts';
import type { PlainDateTime } from '../../shared/dates.ts';

/** The booking, its displayed state, and the key of the change. */
export type BookingChange = RequestOf<'cancelBooking'>;

const bookingOf = async (answer: Promise<{ readonly booking: Booking }>) => (await answer).booking;

/** The calls of bookings, each with the booking itself as its response. */
export function bookingCalls(api: Api) {
  return {
    confirm: (request: RequestOf<'book'>) => bookingOf(api.book(request)),
    upcoming: (options: CallOptions) => upcomingBookings(api, options),
    upcomingAt: async (salon: string, options: CallOptions) => {
      const pages = await allPages((cursor) =>
        api.listBookings({ query: { when: 'upcoming', salon, cursor }, ...options }),
      );
      return pages.flatMap(({ bookings }) => bookings);
    },
    past: (cursor: string | null, options: CallOptions) =>
      api.listBookings({ query: { when: 'past', cursor: cursor ?? undefined }, ...options }),
    times: async (id: string, date: string, options: CallOptions) =>
      (await api.listBookingSlots({ id, query: { date }, ...options })).slots,
    reschedule: ({ date, time, ...change }: BookingChange & PlainDateTime) =>
      bookingOf(api.moveBooking({ ...change, body: { date, time } })),
    cancel: (change: BookingChange) => bookingOf(api.cancelBooking(change)),
    restore: (change: BookingChange) => bookingOf(api.restoreBooking(change)),
    rate: ({
      rating,
      review,
      ...change
    }: BookingChange & { readonly rating: Stars | null; readonly review: string | null }) =>
      bookingOf(api.rateBooking({ ...change, body: { rating, review } })),
  };
}

export type BookingCalls = ReturnType<typeof bookingCalls>;

/** The same calls as the rows of the API, for tests that answer them. */
export function bookingRows(calls: BookingCalls) {
  const answer = async (booking: Promise<Booking>) => ({ booking: await booking });
  return {
    async listBookings({ query: { when, salon, cursor = null }, ...options }) {
      if (when === 'past') return calls.past(cursor, options);
      const bookings = await (salon === undefined
        ? calls.upcoming(options)
        : calls.upcomingAt(salon, options));
      return { bookings, nextCursor: null };
    },
    async listBookingSlots({ id, query: { date }, ...options }) {
      const slots = await calls.times(id, date, options);
      return { date, version: 0, slots };
    },
    moveBooking: ({ body: { date, time }, ...change }) =>
      answer(calls.reschedule({ ...change, date, time })),
    cancelBooking: (change) => answer(calls.cancel(change)),
    restoreBooking: (change) => answer(calls.restore(change)),
    rateBooking: ({ body: { rating, review = null }, ...change }) =>
      answer(calls.rate({ ...change, rating, review })),
  } satisfies Partial<Api>;
}
