import { accountCalls } from './account-calls.ts';
import {
  daysAnswerSchema,
  daysQuerySchema,
  nextFreeAnswerSchema,
  nextFreeQuerySchema,
  salonNextFreeAnswerSchema,
  slotsAnswerSchema,
  slotsQuerySchema,
} from './availability.ts';
import {
  bookingAnswerSchema,
  bookingPageSchema,
  bookingSlotsQuerySchema,
  bookingsQuerySchema,
  confirmRequestSchema,
  moveRequestSchema,
  ratingRequestSchema,
} from './bookings.ts';
import { type Call, read } from './call.ts';
import { chatCalls } from './chat-calls.ts';
import {
  addressAnswerSchema,
  addressesAnswerSchema,
  addressRequestSchema,
  favoriteIdsAnswerSchema,
  favoritesAnswerSchema,
  recommendationsAnswerSchema,
} from './customers.ts';
import { letterCalls } from './letter-calls.ts';
import { eventsQuerySchema, liveEventSchema } from './live.ts';
import { noticeCalls } from './notice-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { v1Paths } from './protocol.ts';
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

const change = { access: 'actor', status: 200, answer: bookingAnswerSchema } as const;

/** Every call under `/api/v1`, by its name. */
export const v1Calls = {
  findSalons: {
    ...read,
    path: v1Paths.salons,
    summary: 'Find salons',
    access: 'public',
    query: salonQuerySchema,
    answer: salonPageSchema,
  },
  readSalon: {
    ...read,
    path: v1Paths.salon,
    params: salonParamsSchema,
    summary: 'Read a salon',
    access: 'public',
    answer: salonDetailsSchema,
  },
  listReviews: {
    ...read,
    path: v1Paths.reviews,
    params: salonParamsSchema,
    summary: 'List the reviews of a salon',
    access: 'public',
    query: reviewQuerySchema,
    answer: reviewPageSchema,
  },
  listSlots: {
    ...read,
    path: v1Paths.slots,
    params: salonParamsSchema,
    summary: 'List the start times of a day',
    access: 'public',
    query: slotsQuerySchema,
    answer: slotsAnswerSchema,
  },
  listDays: {
    ...read,
    path: v1Paths.days,
    params: salonParamsSchema,
    summary: 'List the days of a salon’s calendar',
    access: 'public',
    query: daysQuerySchema,
    answer: daysAnswerSchema,
  },
  readSalonNextFree: {
    ...read,
    path: v1Paths.salonNextFree,
    params: salonParamsSchema,
    summary: 'Find the next free time at a salon',
    access: 'public',
    answer: salonNextFreeAnswerSchema,
  },
  readNextFree: {
    ...read,
    path: v1Paths.nextFree,
    summary: 'Find the next free times of several salons',
    access: 'public',
    query: nextFreeQuerySchema,
    answer: nextFreeAnswerSchema,
  },
  listBookings: {
    ...read,
    path: v1Paths.bookings,
    summary: 'List bookings',
    access: 'actor',
    query: bookingsQuerySchema,
    answer: bookingPageSchema,
  },
  book: {
    ...change,
    method: 'post',
    path: v1Paths.bookings,
    summary: 'Book a time',
    body: confirmRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
  },
  readBooking: {
    ...read,
    path: v1Paths.booking,
    params: recordParamsSchema,
    summary: 'Read a booking',
    access: 'actor',
    answer: bookingAnswerSchema,
  },
  moveBooking: {
    ...change,
    method: 'patch',
    path: v1Paths.booking,
    params: recordParamsSchema,
    summary: 'Move a booking to another time',
    body: moveRequestSchema,
    needs: ['idempotency-key', 'revision'],
  },
  listBookingSlots: {
    ...read,
    path: v1Paths.bookingSlots,
    params: recordParamsSchema,
    summary: 'List the start times to which a booking can be moved',
    access: 'actor',
    query: bookingSlotsQuerySchema,
    answer: slotsAnswerSchema,
  },
  cancelBooking: {
    ...change,
    method: 'post',
    path: v1Paths.cancelBooking,
    params: recordParamsSchema,
    summary: 'Cancel a booking',
    needs: ['idempotency-key', 'revision'],
  },
  restoreBooking: {
    ...change,
    method: 'post',
    path: v1Paths.restoreBooking,
    params: recordParamsSchema,
    summary: 'Undo a cancellation',
    needs: ['idempotency-key', 'revision'],
  },
  rateBooking: {
    ...change,
    method: 'put',
    path: v1Paths.rateBooking,
    params: recordParamsSchema,
    summary: 'Rate a visit',
    body: ratingRequestSchema,
    needs: ['idempotency-key', 'revision'],
  },
  listFavorites: {
    ...read,
    path: v1Paths.favorites,
    summary: 'List saved salons',
    access: 'actor',
    answer: favoritesAnswerSchema,
  },
  listFavoriteIds: {
    ...read,
    path: v1Paths.favoriteIds,
    summary: 'List the ids of saved salons',
    access: 'actor',
    answer: favoriteIdsAnswerSchema,
  },
  saveFavorite: {
    method: 'put',
    path: v1Paths.favorite,
    params: salonParamsSchema,
    summary: 'Save a salon',
    access: 'actor',
    status: 204,
    answer: null,
  },
  removeFavorite: {
    method: 'delete',
    path: v1Paths.favorite,
    params: salonParamsSchema,
    summary: 'Remove a saved salon',
    access: 'actor',
    status: 204,
    answer: null,
  },
  listAddresses: {
    ...read,
    path: v1Paths.addresses,
    summary: 'List addresses',
    access: 'customer',
    answer: addressesAnswerSchema,
  },
  addAddress: {
    method: 'post',
    path: v1Paths.addresses,
    summary: 'Add an address',
    access: 'customer',
    body: addressRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    answer: addressAnswerSchema,
  },
  changeAddress: {
    method: 'put',
    path: v1Paths.address,
    params: recordParamsSchema,
    summary: 'Change an address',
    access: 'customer',
    body: addressRequestSchema,
    status: 200,
    answer: addressAnswerSchema,
  },
  deleteAddress: {
    method: 'delete',
    path: v1Paths.address,
    params: recordParamsSchema,
    summary: 'Delete an address',
    access: 'customer',
    status: 200,
    answer: addressAnswerSchema,
  },
  restoreAddress: {
    method: 'post',
    path: v1Paths.restoreAddress,
    params: recordParamsSchema,
    summary: 'Undo the deletion of an address',
    access: 'customer',
    status: 200,
    answer: addressAnswerSchema,
  },
  recommend: {
    ...read,
    path: v1Paths.recommendations,
    summary: 'Recommend salons',
    access: 'actor',
    answer: recommendationsAnswerSchema,
  },
  ...chatCalls,
  ...walletCalls,
  ...noticeCalls,
  ...accountCalls,
  ...profileCalls,
  ...letterCalls,
  ...waitlistCalls,
  ...visitCalls,
  streamEvents: {
    ...read,
    path: v1Paths.events,
    summary: 'Stream changes of calendars and of the caller’s records',
    access: 'public',
    query: eventsQuerySchema,
    answer: liveEventSchema,
    isStream: true,
  },
} as const satisfies Record<string, Call>;

/** The same as a list. */
export const v1CallList: readonly Call[] = Object.values(v1Calls);
