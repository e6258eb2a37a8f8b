import { accountCalls } from './account-calls.ts';
import { addressCalls } from './address-calls.ts';
import {
  daysResponseSchema,
  daysQuerySchema,
  nextFreeResponseSchema,
  nextFreeQuerySchema,
  salonNextFreeResponseSchema,
  salonSlotsResponseSchema,
  slotsResponseSchema,
  slotsQuerySchema,
} from './availability.ts';
import {
  bookingResponseSchema,
  bookingPageSchema,
  bookingSlotsQuerySchema,
  bookingsQuerySchema,
  confirmRequestSchema,
  moveRequestSchema,
  ratingRequestSchema,
} from './bookings.ts';
import { type Call, read } from './call.ts';
import { chatCalls } from './chat-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { deskChatCalls } from './desk-chat-calls.ts';
import { deskCatalogueCalls } from './desk-catalogue-calls.ts';
import { deskReviewCalls } from './desk-review-calls.ts';
import { deskHoursCalls } from './desk-hours-calls.ts';
import { favoriteIdsResponseSchema, favoritesResponseSchema } from './favorites.ts';
import { letterCalls } from './letter-calls.ts';
import { listingCalls } from './listing-calls.ts';
import { eventsQuerySchema, liveEventSchema } from './live.ts';
import { noticeCalls } from './notice-calls.ts';
import { numbersCalls } from './numbers-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { v1Paths } from './protocol.ts';
import { recommendationsResponseSchema } from './recommendations.ts';
import { suggestionQuerySchema, suggestionsResponseSchema } from './search.ts';
import { recordParamsSchema, salonParamsSchema } from './values.ts';
import { visitCalls } from './visit-calls.ts';
import { waitlistCalls } from './waitlist-calls.ts';
import { walletCalls } from './wallet-calls.ts';
import {
  reviewPageSchema,
  reviewQuerySchema,
  salonDetailsSchema,
  salonPageSchema,
  salonQuerySchema,
} from './salons.ts';

export type { Call } from './call.ts';

const change = { access: 'actor', status: 200, response: bookingResponseSchema } as const;

/** Every call under `/api/v1`, by its name. */
export const v1Calls = {
  findSalons: {
    ...read,
    path: v1Paths.salons,
    summary: 'Find salons',
    access: 'public',
    query: salonQuerySchema,
    response: salonPageSchema,
  },
  suggest: {
    ...read,
    path: v1Paths.suggestions,
    summary: 'Complete the words of a search',
    access: 'public',
    query: suggestionQuerySchema,
    response: suggestionsResponseSchema,
  },
  readSalon: {
    ...read,
    path: v1Paths.salon,
    params: salonParamsSchema,
    summary: 'Read a salon',
    access: 'public',
    response: salonDetailsSchema,
  },
  listReviews: {
    ...read,
    path: v1Paths.reviews,
    params: salonParamsSchema,
    summary: 'List the reviews of a salon',
    access: 'public',
    query: reviewQuerySchema,
    response: reviewPageSchema,
  },
  listSlots: {
    ...read,
    path: v1Paths.slots,
    params: salonParamsSchema,
    summary: 'List the start times of a day',
    access: 'public',
    query: slotsQuerySchema,
    response: salonSlotsResponseSchema,
  },
  listDays: {
    ...read,
    path: v1Paths.days,
    params: salonParamsSchema,
    summary: 'List the days of a salon’s calendar',
    access: 'public',
    query: daysQuerySchema,
    response: daysResponseSchema,
  },
  readSalonNextFree: {
    ...read,
    path: v1Paths.salonNextFree,
    params: salonParamsSchema,
    summary: 'Find the next free time at a salon',
    access: 'public',
    response: salonNextFreeResponseSchema,
  },
  readNextFree: {
    ...read,
    path: v1Paths.nextFree,
    summary: 'Find the next free times of several salons',
    access: 'public',
    query: nextFreeQuerySchema,
    response: nextFreeResponseSchema,
  },
  listBookings: {
    ...read,
    path: v1Paths.bookings,
    summary: 'List bookings',
    access: 'actor',
    emptyResponse: { bookings: [], nextCursor: null },
    query: bookingsQuerySchema,
    response: bookingPageSchema,
  },
  book: {
    ...change,
    method: 'post',
    path: v1Paths.bookings,
    summary: 'Book a time',
    body: confirmRequestSchema,
    isDeferrable: true,
    needs: ['idempotency-key'],
    status: 201,
  },
  readBooking: {
    ...read,
    path: v1Paths.booking,
    params: recordParamsSchema,
    summary: 'Read a booking',
    access: 'actor',
    response: bookingResponseSchema,
  },
  moveBooking: {
    ...change,
    method: 'patch',
    path: v1Paths.booking,
    params: recordParamsSchema,
    summary: 'Move a booking to another time',
    body: moveRequestSchema,
    isDeferrable: true,
    needs: ['idempotency-key', 'revision'],
  },
  listBookingSlots: {
    ...read,
    path: v1Paths.bookingSlots,
    params: recordParamsSchema,
    summary: 'List the start times to which a booking can be moved',
    access: 'actor',
    query: bookingSlotsQuerySchema,
    response: slotsResponseSchema,
  },
  cancelBooking: {
    ...change,
    method: 'post',
    path: v1Paths.cancelBooking,
    params: recordParamsSchema,
    summary: 'Cancel a booking',
    isDeferrable: true,
    needs: ['idempotency-key', 'revision'],
  },
  restoreBooking: {
    ...change,
    method: 'post',
    path: v1Paths.restoreBooking,
    params: recordParamsSchema,
    summary: 'Undo a cancellation',
    isDeferrable: true,
    needs: ['idempotency-key', 'revision'],
  },
  rateBooking: {
    ...change,
    method: 'put',
    path: v1Paths.rateBooking,
    params: recordParamsSchema,
    summary: 'Rate a visit',
    body: ratingRequestSchema,
    isDeferrable: true,
    needs: ['idempotency-key', 'revision'],
  },
  listFavorites: {
    ...read,
    path: v1Paths.favorites,
    summary: 'List saved salons',
    access: 'actor',
    response: favoritesResponseSchema,
  },
  listFavoriteIds: {
    ...read,
    path: v1Paths.favoriteIds,
    summary: 'List the ids of saved salons',
    access: 'actor',
    emptyResponse: { ids: [] },
    response: favoriteIdsResponseSchema,
  },
  saveFavorite: {
    method: 'put',
    path: v1Paths.favorite,
    params: salonParamsSchema,
    summary: 'Save a salon',
    access: 'actor',
    isDeferrable: true,
    status: 204,
    response: null,
  },
  removeFavorite: {
    method: 'delete',
    path: v1Paths.favorite,
    params: salonParamsSchema,
    summary: 'Remove a saved salon',
    access: 'actor',
    isDeferrable: true,
    status: 204,
    response: null,
  },
  ...addressCalls,
  recommend: {
    ...read,
    path: v1Paths.recommendations,
    summary: 'Recommend salons',
    access: 'actor',
    response: recommendationsResponseSchema,
  },
  ...chatCalls,
  ...walletCalls,
  ...noticeCalls,
  ...accountCalls,
  ...profileCalls,
  ...letterCalls,
  ...waitlistCalls,
  ...visitCalls,
  ...deskCalls,
  ...listingCalls,
  ...deskChatCalls,
  ...deskCatalogueCalls,
  ...numbersCalls,
  ...deskReviewCalls,
  ...deskHoursCalls,
  streamEvents: {
    ...read,
    path: v1Paths.events,
    summary: 'Stream changes of calendars and of the caller’s records',
    access: 'public',
    query: eventsQuerySchema,
    response: liveEventSchema,
    isStream: true,
  },
} as const satisfies Record<string, Call>;

/** The same as a list. */
export const v1CallList: readonly Call[] = Object.values(v1Calls);
