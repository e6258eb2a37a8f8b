import { type Call, read } from './call.ts';
import { deskDayParamsSchema, deskParamsSchema, deskRecordParamsSchema } from './desk.ts';
import { deskAbsenceRequestSchema } from './desk-blocks.ts';
import { deskChangedSchema } from './desk-bookings.ts';
import { deskSettledSchema } from './desk-decisions.ts';
import {
  deskBarberDayParamsSchema,
  deskBarberParamsSchema,
  deskExceptionRequestSchema,
  deskHoursRequestSchema,
  deskHoursSchema,
  deskShiftDayRequestSchema,
  deskShiftsRequestSchema,
  deskShiftsSchema,
} from './desk-hours.ts';
import {
  deskApprovalRequestSchema,
  deskRefusalRequestSchema,
  deskRequestRequestSchema,
  deskRequestsSchema,
} from './desk-requests.ts';
import { v1Paths } from './protocol.ts';

/** A change that may touch bookings. */
const settling = {
  method: 'put',
  access: 'member',
  role: 'manager',
  needs: ['idempotency-key', 'revision'],
  status: 200,
  response: deskSettledSchema,
} as const;

/** The times of a salon and its team, and what barbers ask for. */
export const deskHoursCalls = {
  readDeskHours: {
    ...read,
    path: v1Paths.deskHours,
    params: deskParamsSchema,
    summary: 'Read the hours of a salon',
    access: 'member',
    role: 'manager',
    response: deskHoursSchema,
  },
  changeDeskHours: {
    ...settling,
    path: v1Paths.deskHours,
    params: deskParamsSchema,
    summary: 'Change the weekly hours of a salon',
    body: deskHoursRequestSchema,
  },
  changeDeskException: {
    ...settling,
    path: v1Paths.deskException,
    params: deskDayParamsSchema,
    summary: 'Close a salon on a day, or open it at other hours',
    body: deskExceptionRequestSchema,
  },
  readDeskShifts: {
    ...read,
    path: v1Paths.deskShifts,
    params: deskParamsSchema,
    summary: 'Read when the barbers of a salon work',
    access: 'member',
    role: 'barber',
    response: deskShiftsSchema,
  },
  changeDeskShifts: {
    ...settling,
    path: v1Paths.deskBarberShifts,
    params: deskBarberParamsSchema,
    summary: 'Change the weekly shifts of a barber',
    body: deskShiftsRequestSchema,
  },
  changeDeskShiftDay: {
    ...settling,
    path: v1Paths.deskShiftDay,
    params: deskBarberDayParamsSchema,
    summary: 'Change the shifts of a barber on a day',
    body: deskShiftDayRequestSchema,
  },
  addDeskAbsence: {
    ...settling,
    method: 'post',
    path: v1Paths.deskAbsences,
    params: deskParamsSchema,
    summary: 'Note when a barber is away',
    needs: ['idempotency-key'],
    body: deskAbsenceRequestSchema,
  },
  removeDeskAbsence: {
    method: 'delete',
    path: v1Paths.deskAbsence,
    params: deskRecordParamsSchema,
    summary: 'Remove an absence',
    access: 'member',
    role: 'manager',
    needs: ['idempotency-key'],
    status: 200,
    response: deskChangedSchema,
  },
  listDeskRequests: {
    ...read,
    path: v1Paths.deskRequests,
    params: deskParamsSchema,
    summary: 'List what barbers ask for',
    access: 'member',
    role: 'barber',
    response: deskRequestsSchema,
  },
  sendDeskRequest: {
    method: 'post',
    path: v1Paths.deskRequests,
    params: deskParamsSchema,
    summary: 'Ask for an absence or for other hours',
    access: 'member',
    role: 'barber',
    body: deskRequestRequestSchema,
    needs: ['idempotency-key'],
    status: 201,
    response: deskChangedSchema,
  },
  markDeskRequestsSeen: {
    method: 'put',
    path: v1Paths.deskRequestsSeen,
    params: deskParamsSchema,
    summary: 'Note that the caller has seen the answers to own requests',
    access: 'member',
    role: 'barber',
    status: 204,
    response: null,
  },
  withdrawDeskRequest: {
    method: 'delete',
    path: v1Paths.deskRequest,
    params: deskRecordParamsSchema,
    summary: 'Withdraw a request',
    access: 'member',
    role: 'barber',
    needs: ['idempotency-key', 'revision'],
    status: 200,
    response: deskChangedSchema,
  },
  approveDeskRequest: {
    ...settling,
    path: v1Paths.deskApproval,
    params: deskRecordParamsSchema,
    summary: 'Approve a request',
    body: deskApprovalRequestSchema,
  },
  declineDeskRequest: {
    method: 'put',
    path: v1Paths.deskRefusal,
    params: deskRecordParamsSchema,
    summary: 'Decline a request',
    access: 'member',
    role: 'manager',
    needs: ['idempotency-key', 'revision'],
    body: deskRefusalRequestSchema,
    status: 200,
    response: deskChangedSchema,
  },
} as const satisfies Record<string, Call>;
