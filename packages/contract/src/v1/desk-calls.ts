import { type Call, read } from './call.ts';
import {
  acceptInvitationRequestSchema,
  deskDayParamsSchema,
  deskParamsSchema,
  deskRecordParamsSchema,
  deskSalonsSchema,
  deskTeamSchema,
  inviteRequestSchema,
} from './desk.ts';
import {
  deskBookingSchema,
  deskCancelRequestSchema,
  deskChangedSchema,
  deskMarkRequestSchema,
  deskMoveRequestSchema,
} from './desk-bookings.ts';
import { deskDaySchema } from './desk-day.ts';
import { v1Paths } from './protocol.ts';

const change = {
  params: deskRecordParamsSchema,
  access: 'member',
  role: 'barber',
  needs: ['idempotency-key', 'revision'],
  status: 200,
  response: deskChangedSchema,
} as const;

/** The salon's side: calls of its members. */
export const deskCalls = {
  listDeskSalons: {
    ...read,
    path: v1Paths.desk,
    summary: 'List the salons of which the caller is a member',
    access: 'customer',
    response: deskSalonsSchema,
  },
  acceptInvitation: {
    method: 'post',
    path: v1Paths.acceptInvitation,
    summary: 'Become a member of a salon by the link of a mail',
    access: 'customer',
    body: acceptInvitationRequestSchema,
    status: 200,
    response: deskSalonsSchema,
  },
  readDeskTeam: {
    ...read,
    path: v1Paths.deskTeam,
    params: deskParamsSchema,
    summary: 'List the members of a salon',
    access: 'member',
    role: 'owner',
    response: deskTeamSchema,
  },
  removeDeskMember: {
    method: 'delete',
    path: v1Paths.deskMember,
    params: deskRecordParamsSchema,
    summary: 'Remove a member of a salon',
    access: 'member',
    role: 'owner',
    status: 200,
    response: deskTeamSchema,
  },
  inviteDeskMember: {
    method: 'post',
    path: v1Paths.deskInvitations,
    params: deskParamsSchema,
    summary: 'Invite a member by a link in a mail',
    access: 'member',
    role: 'owner',
    body: inviteRequestSchema,
    status: 201,
    response: deskTeamSchema,
  },
  withdrawDeskInvitation: {
    method: 'delete',
    path: v1Paths.deskInvitation,
    params: deskRecordParamsSchema,
    summary: 'Withdraw an invitation',
    access: 'member',
    role: 'owner',
    status: 200,
    response: deskTeamSchema,
  },
  readDeskDay: {
    ...read,
    path: v1Paths.deskDay,
    params: deskDayParamsSchema,
    summary: 'Read a day of a salon, with its bookings',
    access: 'member',
    role: 'barber',
    response: deskDaySchema,
  },
  readDeskBooking: {
    ...read,
    path: v1Paths.deskBooking,
    params: deskRecordParamsSchema,
    summary: 'Read a booking of a salon',
    access: 'member',
    role: 'barber',
    response: deskBookingSchema,
  },
  moveDeskBooking: {
    ...change,
    method: 'patch',
    path: v1Paths.deskBooking,
    summary: 'Move a booking of a salon, or change its barber or service',
    body: deskMoveRequestSchema,
  },
  markDeskBooking: {
    ...change,
    method: 'put',
    path: v1Paths.deskMark,
    summary: 'Note that a customer came, was served, or did not come',
    body: deskMarkRequestSchema,
  },
  cancelDeskBooking: {
    ...change,
    method: 'post',
    path: v1Paths.deskCancel,
    summary: 'Cancel a booking of a salon; the customer is told',
    body: deskCancelRequestSchema,
  },
} as const satisfies Record<string, Call>;
