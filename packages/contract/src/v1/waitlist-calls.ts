import { bookingResponseSchema } from './bookings.ts';
import { type Call, read } from './call.ts';
import { recordParamsSchema } from './values.ts';
import { v1Paths } from './protocol.ts';
import { waitEntryResponseSchema, waitlistResponseSchema, waitRequestSchema } from './waitlist.ts';

/** The waitlist. */
export const waitlistCalls = {
  readWaitlist: {
    ...read,
    path: v1Paths.waitlist,
    summary: 'List waitlist entries',
    access: 'customer',
    response: waitlistResponseSchema,
  },
  joinWaitlist: {
    method: 'post',
    path: v1Paths.waitlist,
    summary: 'Join the waitlist',
    access: 'customer',
    body: waitRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    response: waitEntryResponseSchema,
  },
  leaveWaitlist: {
    method: 'delete',
    path: v1Paths.waitEntry,
    params: recordParamsSchema,
    summary: 'Delete a waitlist entry',
    access: 'customer',
    status: 204,
    response: null,
  },
  claimOffer: {
    method: 'post',
    path: v1Paths.claimOffer,
    params: recordParamsSchema,
    summary: 'Accept a held time',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    response: bookingResponseSchema,
  },
  refuseOffer: {
    method: 'post',
    path: v1Paths.refuseOffer,
    params: recordParamsSchema,
    summary: 'Decline a held time',
    access: 'customer',
    status: 204,
    response: null,
  },
  undoMove: {
    method: 'post',
    path: v1Paths.undoMove,
    params: recordParamsSchema,
    summary: 'Undo an automatic move of a booking',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    response: bookingResponseSchema,
  },
} as const satisfies Record<string, Call>;
