import {
  bookingAnswerSchema,
  bookingPageSchema,
  type ConfirmRequest,
  type MoveRequest,
  type RatingRequest,
  slotsAnswerSchema,
} from '@salonica/contract/v1';
import type { Booking } from '../../domain/booking.ts';
import type { BookingRequest, BookingsPort } from '../../domain/ports/bookings-port.ts';
import type { Page, Request } from '../../domain/ports/request.ts';
import { answerOf } from './answer.ts';
import type { ApiCall, ApiClient } from './client.ts';
import type { Pictures } from './pictures.ts';
import { toBooking } from './to-booking.ts';
import { v1Path } from './v1-path.ts';

function confirmation({
  salonId,
  serviceId,
  barberId,
  date,
  time,
  location,
  address,
  notes,
  total,
  guest,
}: BookingRequest): ConfirmRequest {
  return {
    salonId,
    serviceId,
    staffId: barberId,
    date,
    time,
    location,
    address,
    notes,
    total,
    ...(guest === null ? {} : { guest }),
  };
}

type WriteCall = Omit<ApiCall, 'isPersonal' | 'body'>;

export function createBookingsApi(client: ApiClient, pictures: Pictures): BookingsPort {
  const bookingIn = (answer: unknown): Booking =>
    toBooking(answerOf(bookingAnswerSchema, answer).booking, pictures);

  async function page(
    query: Record<string, string | undefined>,
    request: Request,
  ): Promise<Page<Booking>> {
    const call = { path: v1Path('bookings'), query, isPersonal: true, ...request };
    const { bookings, nextCursor } = answerOf(bookingPageSchema, await client.get(call));
    return { items: bookings.map((booking) => toBooking(booking, pictures)), nextCursor };
  }

  async function allUpcoming(salon: string | undefined, request: Request): Promise<Booking[]> {
    const all: Booking[] = [];
    const isKnown = await client.isKnown();
    request.signal.throwIfAborted();
    if (!isKnown) return all;
    let cursor: string | undefined;
    do {
      // Each page has the cursor of the next one.
      const { items, nextCursor } = await page({ when: 'upcoming', salon, cursor }, request);
      all.push(...items);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  }

  return {
    async confirm(request) {
      const { idempotencyKey, language } = request;
      const call: WriteCall = { path: v1Path('bookings'), idempotencyKey, language };
      const body = confirmation(request);
      return bookingIn(await client.post({ ...call, body, isPersonal: true }));
    },

    upcoming: (request) => allUpcoming(undefined, request),

    upcomingAt: (salonId, request) => allUpcoming(salonId, request),

    past: (cursor, request) => page({ when: 'past', cursor: cursor ?? undefined }, request),

    async times(bookingId, date, request) {
      const path = v1Path('bookingSlots', bookingId);
      const answer = await client.get({ path, query: { date }, isPersonal: true, ...request });
      return answerOf(slotsAnswerSchema, answer).slots;
    },

    async reschedule({ bookingId, date, time, ...change }) {
      const body: MoveRequest = { date, time };
      const path = v1Path('booking', bookingId);
      return bookingIn(await client.patch({ path, body, isPersonal: true, ...change }));
    },

    async cancel({ bookingId, ...change }) {
      const path = v1Path('cancelBooking', bookingId);
      return bookingIn(await client.post({ path, isPersonal: true, ...change }));
    },

    async restore({ bookingId, ...change }) {
      const path = v1Path('restoreBooking', bookingId);
      return bookingIn(await client.post({ path, isPersonal: true, ...change }));
    },

    async rate({ bookingId, rating, review, ...change }) {
      const body: RatingRequest = { rating, review };
      const path = v1Path('rateBooking', bookingId);
      return bookingIn(await client.put({ path, body, isPersonal: true, ...change }));
    },
  };
}
