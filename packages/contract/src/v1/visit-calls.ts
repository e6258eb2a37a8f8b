import {
  bookingResponseSchema,
  bookingSlotsQuerySchema,
  moveRequestSchema,
  visitLinkSchema,
} from './bookings.ts';
import { slotsResponseSchema } from './availability.ts';
import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';
import { recordParamsSchema } from './values.ts';

const change = { access: 'visit', status: 200, response: bookingResponseSchema } as const;

/** One booking of a guest, without an account: the caller has its link. */
export const visitCalls = {
  makeBookingLink: {
    method: 'post',
    path: v1Paths.bookingLink,
    params: recordParamsSchema,
    summary: 'Make a link to a booking of this guest; an earlier one ends',
    access: 'actor',
    status: 201,
    response: visitLinkSchema,
  },
  readVisit: {
    ...read,
    path: v1Paths.visit,
    summary: 'Read the booking of a link',
    access: 'visit',
    response: bookingResponseSchema,
  },
  listVisitSlots: {
    ...read,
    path: v1Paths.visitSlots,
    summary: 'List the start times to which the booking of a link can be moved',
    access: 'visit',
    query: bookingSlotsQuerySchema,
    response: slotsResponseSchema,
  },
  moveVisit: {
    ...change,
    method: 'patch',
    path: v1Paths.visit,
    summary: 'Move the booking of a link to another time',
    body: moveRequestSchema,
    needs: ['idempotency-key', 'revision'],
  },
  cancelVisit: {
    ...change,
    method: 'post',
    path: v1Paths.cancelVisit,
    summary: 'Cancel the booking of a link',
    needs: ['idempotency-key', 'revision'],
  },
  restoreVisit: {
    ...change,
    method: 'post',
    path: v1Paths.restoreVisit,
    summary: 'Undo the cancellation of the booking of a link',
    needs: ['idempotency-key', 'revision'],
  },
  forgetVisit: {
    method: 'post',
    path: v1Paths.forgetVisit,
    summary: 'Cancel the booking of a link and erase its personal data',
    access: 'visit',
    status: 204,
    response: null,
  },
  forgetGuest: {
    method: 'delete',
    path: v1Paths.guest,
    summary: 'Erase the guest of this browser, with upcoming bookings',
    access: 'actor',
    status: 204,
    response: null,
  },
} as const satisfies Record<string, Call>;
