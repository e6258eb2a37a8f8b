import type { Api, CallOptions } from './api.ts';
import type { Booking } from './booking.ts';

/** Which bookings, in which language. */
export interface UpcomingQuery extends CallOptions {
  /** Only those at one salon. */
  readonly salon?: string;
}

/** Every upcoming booking of the caller, next first. A visit in progress is included until it is over. */
export async function upcomingBookings(
  { listBookings }: Pick<Api, 'listBookings'>,
  { salon, ...options }: UpcomingQuery = {},
): Promise<readonly Booking[]> {
  const all: Booking[] = [];
  let cursor: string | undefined;
  do {
    const query = { when: 'upcoming', salon, cursor } as const;
    // Each page has the cursor of the next one.
    const { bookings, nextCursor } = await listBookings({ query, ...options });
    all.push(...bookings);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
