import { allPages } from './all-pages.ts';
import type { Api, CallOptions } from './api.ts';
import type { Booking } from './booking.ts';

/** Every upcoming booking of the caller, next first. A visit in progress is included until it is over. */
export async function upcomingBookings(
  { listBookings }: Pick<Api, 'listBookings'>,
  options: CallOptions = {},
): Promise<readonly Booking[]> {
  const pages = await allPages((cursor) =>
    listBookings({ query: { when: 'upcoming', cursor }, ...options }),
  );
  return pages.flatMap(({ bookings }) => bookings);
}
