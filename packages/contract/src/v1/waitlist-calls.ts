import { bookingAnswerSchema } from './bookings.ts';
import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';
import { waitEntryAnswerSchema, waitlistAnswerSchema, waitRequestSchema } from './waitlist.ts';

/** The waitlist. */
export const waitlistCalls: readonly Call[] = [
  {
    ...read,
    path: v1Paths.waitlist,
    summary: 'List what the customer waits for',
    access: 'customer',
    answer: waitlistAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.waitlist,
    summary: 'Wait for a time that becomes free',
    access: 'customer',
    body: waitRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    answer: waitEntryAnswerSchema,
  },
  {
    method: 'delete',
    path: v1Paths.waitEntry,
    summary: 'Stop waiting',
    access: 'customer',
    status: 204,
    answer: null,
  },
  {
    method: 'post',
    path: v1Paths.claimOffer,
    summary: 'Take a time that is held',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    answer: bookingAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.refuseOffer,
    summary: 'Leave a time that is held to the next customer',
    access: 'customer',
    status: 204,
    answer: null,
  },
  {
    method: 'post',
    path: v1Paths.undoMove,
    summary: 'Move a booking back to the time it was moved from',
    access: 'customer',
    needs: ['idempotency-key'],
    status: 200,
    answer: bookingAnswerSchema,
  },
];
