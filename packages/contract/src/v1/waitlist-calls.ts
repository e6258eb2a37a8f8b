import { bookingAnswerSchema } from './bookings.ts';
import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';
import { waitEntryAnswerSchema, waitlistAnswerSchema, waitRequestSchema } from './waitlist.ts';

/** The waitlist. */
export const waitlistCalls: readonly Call[] = [
  {
    ...read,
    path: v1Paths.waitlist,
    summary: 'List waitlist entries',
    access: 'customer',
    answer: waitlistAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.waitlist,
    summary: 'Join the waitlist',
    access: 'customer',
    body: waitRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    answer: waitEntryAnswerSchema,
  },
  {
    method: 'delete',
    path: v1Paths.waitEntry,
    summary: 'Delete a waitlist entry',
    access: 'customer',
    status: 204,
    answer: null,
  },
  {
    method: 'post',
    path: v1Paths.claimOffer,
    summary: 'Accept a held time',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    answer: bookingAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.refuseOffer,
    summary: 'Decline a held time',
    access: 'customer',
    status: 204,
    answer: null,
  },
  {
    method: 'post',
    path: v1Paths.undoMove,
    summary: 'Undo an automatic move of a booking',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    answer: bookingAnswerSchema,
  },
];
