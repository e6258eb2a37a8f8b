import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import { contextOf, type BookingOptions } from '../bookings/request-context.ts';
import { changeDesk } from '../desk/change-desk.ts';
import { changePart, changeSettings } from '../desk/change-settings.ts';
import type { DeskContext } from '../desk/lock-booking.ts';
import { addedAbsence, removeAbsence } from './absences.ts';
import { exceptionChange, hoursChange } from './change-hours.ts';
import { shiftDayChange, shiftsChange } from './change-shifts.ts';
import { readHours } from './read-hours.ts';
import { readShifts } from './read-shifts.ts';
import {
  approvalChange,
  closeRequest,
  findRequest,
  listRequests,
  markAnswersSeen,
  sendRequest,
} from './requests.ts';

/** The times of a salon and its team. `serve` has checked the right of the caller. */
export function hoursRoutes(options: BookingOptions) {
  const { db, now } = options;
  const app = new Hono();
  const at = ({
    customer,
    member,
    language,
  }: Pick<CallRequest<typeof v1Calls.readDeskHours>, 'customer' | 'member' | 'language'>) =>
    ({ ...contextOf(options, customer, language), member }) satisfies DeskContext;

  serve(app, v1Calls.readDeskHours, ({ member, language }) =>
    readHours(options, member.salonId, language),
  );
  serve(app, v1Calls.changeDeskHours, (request) => {
    const { member, body } = request;
    const { decisions } = body;
    const change = { ...hoursChange(member.salonId, body), decisions };
    return changePart(options, request, at(request), change);
  });
  serve(app, v1Calls.changeDeskException, (request) => {
    const { member, params, body } = request;
    const { decisions } = body;
    const change = exceptionChange(member.salonId, params.date, body, now());
    return changePart(options, request, at(request), { ...change, decisions });
  });
  serve(app, v1Calls.readDeskShifts, ({ member, language }) =>
    readShifts(options, member, language),
  );
  serve(app, v1Calls.changeDeskShifts, (request) => {
    const { params, body } = request;
    const { decisions } = body;
    const change = { ...shiftsChange(params.id, body), decisions };
    return changePart(options, request, at(request), change);
  });
  serve(app, v1Calls.changeDeskShiftDay, (request) => {
    const { member, params, body } = request;
    const day = { salonId: member.salonId, barberId: params.id, date: params.date };
    const { decisions } = body;
    const change = { ...shiftDayChange(day, body.shifts, now()), decisions };
    return changePart(options, request, at(request), change);
  });
  serve(app, v1Calls.addDeskAbsence, (request) => {
    const { decisions, ...times } = request.body;
    const change = { ...addedAbsence(times), revision: 0, decisions };
    return changeSettings(options, request, at(request), () => Promise.resolve(change));
  });
  serve(app, v1Calls.removeDeskAbsence, (request) => {
    const context = at(request);
    return changeDesk(options, request, context, (tx) =>
      removeAbsence(tx, context, request.params.id),
    );
  });
  serve(app, v1Calls.listDeskRequests, ({ customer, member, language }) =>
    listRequests(db, member, { customerId: customer.id, language }),
  );
  serve(app, v1Calls.markDeskRequestsSeen, ({ customer, member }) =>
    markAnswersSeen(db, member, { customerId: customer.id, time: now() }),
  );
  serve(app, v1Calls.sendDeskRequest, (request) => {
    const context = at(request);
    return changeDesk(options, request, context, (tx) => sendRequest(tx, context, request.body));
  });
  serve(app, v1Calls.withdrawDeskRequest, (request) => {
    const context = at(request);
    const target = { id: request.params.id, revision: request.revision };
    return changeDesk(options, request, context, (tx) =>
      closeRequest(tx, context, target, { status: 'withdrawn' }),
    );
  });
  serve(app, v1Calls.approveDeskRequest, (request) => {
    const context = at(request);
    const { params, revision, body } = request;
    const target = { id: params.id, revision };
    return changeSettings(options, request, context, async (tx) => {
      const asked = await findRequest(tx, context.member, target);
      const change = approvalChange(asked, context);
      return { ...change, revision: revision + 1, decisions: body.decisions };
    });
  });
  serve(app, v1Calls.declineDeskRequest, (request) => {
    const context = at(request);
    const { params, revision, body } = request;
    const target = { id: params.id, revision };
    return changeDesk(options, request, context, (tx) =>
      closeRequest(tx, context, target, { status: 'declined', reply: body.reply }),
    );
  });
  return app;
}
