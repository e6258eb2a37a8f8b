import { applicationRequestSchema, applicationResponseSchema } from './applications.ts';
import { type Call, read } from './call.ts';
import { deskParamsSchema } from './desk.ts';
import {
  deskCloseRequestSchema,
  deskListingRequestSchema,
  deskListingSchema,
} from './desk-listing.ts';
import { v1Paths } from './protocol.ts';

/** How a salon comes onto the list, and off it. */
export const listingCalls = {
  readApplication: {
    ...read,
    path: v1Paths.application,
    summary: 'Read the caller’s application to list a salon',
    access: 'customer',
    response: applicationResponseSchema,
  },
  sendApplication: {
    method: 'post',
    path: v1Paths.application,
    summary: 'Apply to list a salon; the operator checks it',
    access: 'customer',
    needs: ['idempotency-key'],
    body: applicationRequestSchema,
    status: 201,
    response: applicationResponseSchema,
  },
  readDeskListing: {
    ...read,
    path: v1Paths.deskListing,
    params: deskParamsSchema,
    summary: 'Read whether a salon takes bookings',
    access: 'member',
    role: 'owner',
    response: deskListingSchema,
  },
  changeDeskListing: {
    method: 'put',
    path: v1Paths.deskListing,
    params: deskParamsSchema,
    summary: 'Pause a salon, or open it again',
    access: 'member',
    role: 'owner',
    body: deskListingRequestSchema,
    status: 200,
    response: deskListingSchema,
  },
  closeDeskListing: {
    method: 'post',
    path: v1Paths.closeDeskListing,
    params: deskParamsSchema,
    summary: 'Close a salon for good',
    access: 'member',
    role: 'owner',
    body: deskCloseRequestSchema,
    status: 200,
    response: deskListingSchema,
  },
} as const satisfies Record<string, Call>;
