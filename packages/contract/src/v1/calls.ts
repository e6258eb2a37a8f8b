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

/** Every call under `/api/v1`. */
export const v1Calls: readonly Call[] = [
  {
    ...read,
    path: v1Paths.salons,
    summary: 'Find salons',
    access: 'public',
    query: salonQuerySchema,
    answer: salonPageSchema,
  },
  {
    ...read,
    path: v1Paths.salon,
    summary: 'Read a salon',
    access: 'public',
    answer: salonDetailsSchema,
  },
  {
    ...read,
    path: v1Paths.reviews,
    summary: 'List the reviews of a salon',
    access: 'public',
    query: reviewQuerySchema,
    answer: reviewPageSchema,
  },
  {
    ...read,
    path: v1Paths.slots,
    summary: 'List the start times of a day',
    access: 'public',
    query: slotsQuerySchema,
    answer: slotsAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.days,
    summary: 'List the days of a salon’s calendar',
    access: 'public',
    query: daysQuerySchema,
    answer: daysAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.salonNextFree,
    summary: 'Find the next free time at a salon',
    access: 'public',
    answer: salonNextFreeAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.nextFree,
    summary: 'Find the next free times of several salons',
    access: 'public',
    query: nextFreeQuerySchema,
    answer: nextFreeAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.bookings,
    summary: 'List bookings',
    access: 'actor',
    query: bookingsQuerySchema,
    answer: bookingPageSchema,
  },
  {
    ...change,
    method: 'post',
    path: v1Paths.bookings,
    summary: 'Book a time',
    body: confirmRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
  },
  {
    ...read,
    path: v1Paths.booking,
    summary: 'Read a booking',
    access: 'actor',
    answer: bookingAnswerSchema,
  },
  {
    ...change,
    method: 'patch',
    path: v1Paths.booking,
    summary: 'Move a booking to another time',
    body: moveRequestSchema,
    needs: ['idempotency-key', 'revision'],
  },
  {
    ...read,
    path: v1Paths.bookingSlots,
    summary: 'List the start times to which a booking can be moved',
    access: 'actor',
    query: bookingSlotsQuerySchema,
    answer: slotsAnswerSchema,
  },
  {
    ...change,
    method: 'post',
    path: v1Paths.cancelBooking,
    summary: 'Cancel a booking',
    needs: ['idempotency-key', 'revision'],
  },
  {
    ...change,
    method: 'post',
    path: v1Paths.restoreBooking,
    summary: 'Undo a cancellation',
    needs: ['idempotency-key', 'revision'],
  },
  {
    ...change,
    method: 'put',
    path: v1Paths.rateBooking,
    summary: 'Rate a visit',
    body: ratingRequestSchema,
    needs: ['idempotency-key', 'revision'],
  },
  {
    ...read,
    path: v1Paths.favorites,
    summary: 'List saved salons',
    access: 'actor',
    answer: favoritesAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.favoriteIds,
    summary: 'List the ids of saved salons',
    access: 'actor',
    answer: favoriteIdsAnswerSchema,
  },
  {
    method: 'put',
    path: v1Paths.favorite,
    summary: 'Save a salon',
    access: 'actor',
    status: 204,
    answer: null,
  },
  {
    method: 'delete',
    path: v1Paths.favorite,
    summary: 'Remove a saved salon',
    access: 'actor',
    status: 204,
    answer: null,
  },
  {
    ...read,
    path: v1Paths.addresses,
    summary: 'List addresses',
    access: 'customer',
    answer: addressesAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.addresses,
    summary: 'Add an address',
    access: 'customer',
    body: addressRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    answer: addressAnswerSchema,
  },
  {
    method: 'put',
    path: v1Paths.address,
    summary: 'Change an address',
    access: 'customer',
    body: addressRequestSchema,
    status: 200,
    answer: addressAnswerSchema,
  },
  {
    method: 'delete',
    path: v1Paths.address,
    summary: 'Delete an address',
    access: 'customer',
    status: 200,
    answer: addressAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.restoreAddress,
    summary: 'Undo the deletion of an address',
    access: 'customer',
    status: 200,
    answer: addressAnswerSchema,
  },
  {
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
  {
    ...read,
    path: v1Paths.events,
    summary: 'Stream changes of calendars and of the caller’s records',
    access: 'public',
    query: eventsQuerySchema,
    answer: liveEventSchema,
    isStream: true,
  },
];
