import { type cancelReasons, type MemberRole, memberRoles } from '@salonica/contract/v1/facts';
import type { RequestOf, ResponseOf } from './api.ts';

export {
  blockPurposes,
  cancelReasons,
  type MemberRole,
  memberRoles,
} from '@salonica/contract/v1/facts';

/** A salon of which the customer is a member. */
export type DeskSalon = ResponseOf<'listDeskSalons'>['salons'][number];

/** A day of a salon, as its members see it. */
export type DeskDay = ResponseOf<'readDeskDay'>;

/** What occupies a chair on that day. */
export type DeskEntry = DeskDay['entries'][number];

/** A visit of that day. */
export type DeskVisit = Extract<DeskEntry, { kind: 'booking' }>;

/** A time of that day that is kept free of customers. */
export type DeskBlock = Extract<DeskEntry, { kind: 'block' }>;

/** What can be moved: a hold of the waiting list cannot. */
export type DeskMovable = DeskVisit | DeskBlock;

/** Whether a role includes the rights of another one. The API decides; this is what is offered. */
export const includesRole = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(least);

/** A visit with all that the salon may see. */
export type DeskBooking = ResponseOf<'readDeskBooking'>;

/** What a barber can do from one time on. */
export type DeskOffer = ResponseOf<'listDeskOffers'>['services'][number];

/** The starts of a day for one service. */
export type DeskTimes = ResponseOf<'listDeskTimes'>;

/** What becomes of a change of settings that may touch bookings. */
export type DeskSettled = ResponseOf<'changeDeskHours'>;

/** A booking that a change of settings touches. */
export type DeskTouched = Extract<DeskSettled, { outcome: 'undecided' }>['touched'][number];

/** What happens to such a booking. */
export type DeskDecision = RequestOf<'changeDeskHours'>['body']['decisions'][number];

/** Why a salon cancels. */
export type CancelReason = (typeof cancelReasons)[number];
