import type { Call, v1Calls } from '@salonica/contract/v1/calls';
import { memberRoles } from '@salonica/contract/v1/facts';
import { recordParamsSchema } from '@salonica/contract/v1/values';

type CallName = keyof typeof v1Calls;
export type Statuses = readonly [number, number, number, number, number];

/** In the order of the statuses. The records belong to `customer`. */
export const callers = ['nobody', 'guest', 'other guest', 'customer', 'other customer'] as const;

/** The same for every caller. */
const all = (status: number): Statuses => [status, status, status, status, status];
/** Of each customer's own records. */
const own = (status: number): Statuses => [401, 401, 401, status, status];
/** Of one record of the customer: to another customer it does not exist. */
const owned = (status: number): Statuses => [401, 401, 401, status, 404];
/** Of one booking of the customer: to every other customer and guest it does not exist. */
const booked = (status: number): Statuses => [401, 404, 404, status, 404];

/** Responses that are not the success of the row, or not by the rule of its access. */
const exceptions: Partial<Record<CallName, Statuses>> = {
  restoreBooking: booked(409),
  rateBooking: booked(409),
  readPicture: own(404),
  changePicture: own(422),
  confirmEmail: all(404),
  confirmEmailChange: all(404),
  topUp: own(404),
  withdraw: own(409),
  addPaymentMethod: own(422),
  // The wanted day has free times.
  joinWaitlist: own(409),
  undoMove: owned(409),
  confirmNewsletter: all(404),
  makeBookingLink: booked(404),
  forgetGuest: [204, 204, 204, 403, 403],
  acceptInvitation: own(410),
};

function byAccess({ access, params, status }: Call): Statuses {
  const isRecord = params === recordParamsSchema;
  if (access === 'customer') return isRecord ? owned(status) : own(status);
  // Without the token of a link, for every caller.
  if (access === 'visit') return all(401);
  return access === 'actor' && isRecord ? booked(status) : all(status);
}

/** The response to a well-formed request of each caller: the row decides. */
export const expectedRights = (name: string, row: Call): Statuses =>
  new Map(Object.entries(exceptions)).get(name) ?? byAccess(row);

/** In the order of their statuses. The owner of another salon has no right at this one. */
export const deskCallers = [
  'nobody',
  'guest',
  'customer',
  "other salon's owner",
  'barber',
  'manager',
  'owner',
] as const;

/** Where members with the right do not get the success of the row. */
const deskExceptions: Partial<Record<CallName, number>> = {
  // The salon has not cancelled it.
  restoreDeskBooking: 409,
  // The name is another one.
  closeDeskListing: 422,
  // Without a picture.
  addDeskPicture: 422,
  changeDeskPortrait: 422,
};

/** The same by role: barber, manager and owner. */
const roleExceptions: Partial<Record<CallName, readonly [number, number, number]>> = {
  // Without a column of their own.
  sendDeskRequest: [201, 403, 403],
  // Of another member.
  withdrawDeskRequest: [200, 404, 404],
};

/** The response to a well-formed request of each caller at a desk: the least role decides. */
export function expectedDeskRights(name: string, { status, role = 'owner' }: Call) {
  const success = new Map(Object.entries(deskExceptions)).get(name) ?? status;
  const members =
    new Map(Object.entries(roleExceptions)).get(name) ??
    memberRoles.map((one) =>
      memberRoles.indexOf(one) < memberRoles.indexOf(role) ? 403 : success,
    );
  return [401, 401, 404, 404, ...members];
}
