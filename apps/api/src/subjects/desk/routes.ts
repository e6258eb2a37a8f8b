import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { callerNetwork } from '../../platform/http/client-address.ts';
import type { Target } from '../bookings/cancel.ts';
import { type BookingOptions, contextOf } from '../bookings/request-context.ts';
import { addAtDesk } from './add-booking.ts';
import { cancelAtDesk } from './cancel-booking.ts';
import { changeDesk, type DeskChanged } from './change-desk.ts';
import { acceptInvitation, invite, withdrawInvitation } from './invitations.ts';
import { addBlock, moveBlock, removeBlock } from './keep-free.ts';
import type { DeskContext } from './lock-booking.ts';
import { markBooking } from './mark-booking.ts';
import { listSalons, readTeam, removeMember } from './members.ts';
import { moveAtDesk } from './move-booking.ts';
import { readBooking } from './read-booking.ts';
import { readDay } from './read-day.ts';
import { readOffers, readTimes } from './read-offers.ts';
import { restoreAtDesk } from './restore-booking.ts';

export interface DeskOptions extends BookingOptions {
  limits: { registering: RateLimiter };
}

/** The salon's side. `serve` has checked the right of the caller at the salon of the path. */
export function deskRoutes(options: DeskOptions) {
  const { db, now, limits } = options;
  const app = new Hono();
  // Each of them may send a mail, or guess a link.
  for (const path of [v1Paths.deskInvitations, v1Paths.acceptInvitation]) {
    app.post(path, rateLimit(limits.registering));
  }

  serve(app, v1Calls.listDeskSalons, ({ customer }) => listSalons(db, customer.id));

  serve(app, v1Calls.acceptInvitation, async ({ customer, body }) => {
    await transact(db, (tx) => acceptInvitation(tx, customer, body.token, now()));
    return listSalons(db, customer.id);
  });

  serve(app, v1Calls.readDeskTeam, ({ member }) => readTeam(db, member.salonId, now()));

  serve(app, v1Calls.removeDeskMember, ({ customer, member: { salonId }, params }) =>
    transact(db, async (tx) => {
      await removeMember(tx, customer, salonId, params.id);
      return readTeam(tx, salonId, now());
    }),
  );

  serve(app, v1Calls.inviteDeskMember, ({ c, customer: actor, member, body, language }) => {
    const { salonId } = member;
    const [time, network] = [now(), callerNetwork(c)];
    return transact(db, async (tx) => {
      await invite(tx, { ...body, actor, salonId, network, language, time });
      return readTeam(tx, salonId, time);
    });
  });

  serve(app, v1Calls.withdrawDeskInvitation, ({ customer, member: { salonId }, params }) =>
    transact(db, async (tx) => {
      await withdrawInvitation(tx, customer, salonId, params.id);
      return readTeam(tx, salonId, now());
    }),
  );

  serve(app, v1Calls.readDeskDay, ({ member, params: { date }, language }) =>
    readDay(options, member, date, language),
  );
  serve(app, v1Calls.listDeskOffers, ({ member, query, language }) =>
    readOffers(options, member, query, language),
  );
  serve(app, v1Calls.listDeskTimes, ({ member, query, language }) =>
    readTimes(options, member, query, language),
  );
  serve(app, v1Calls.addDeskBooking, (request) =>
    write(request, (tx, context) => addAtDesk(tx, context, request.body)),
  );
  serve(app, v1Calls.addDeskBlock, (request) =>
    write(request, (tx, context) => addBlock(tx, context, request.body)),
  );
  serve(app, v1Calls.moveDeskBlock, (request) =>
    change(request, (tx, context, target) =>
      moveBlock(tx, context, { ...target, to: request.body }),
    ),
  );
  serve(app, v1Calls.removeDeskBlock, (request) => change(request, removeBlock));
  serve(app, v1Calls.readDeskBooking, ({ member, params: { id }, language }) =>
    readBooking(options, member, id, language),
  );
  serve(app, v1Calls.moveDeskBooking, (request) =>
    change(request, (tx, context, target) =>
      moveAtDesk(tx, context, { ...target, to: request.body }),
    ),
  );
  serve(app, v1Calls.markDeskBooking, (request) =>
    change(request, (tx, context, target) =>
      markBooking(tx, context, { ...target, ...request.body }),
    ),
  );
  serve(app, v1Calls.cancelDeskBooking, (request) =>
    change(request, (tx, context, target) =>
      cancelAtDesk(tx, context, { ...target, ...request.body }),
    ),
  );
  serve(app, v1Calls.restoreDeskBooking, (request) => change(request, restoreAtDesk));

  function change(
    request: Omit<CallRequest<typeof v1Calls.cancelDeskBooking>, 'body'>,
    run: (tx: Database, context: DeskContext, target: Target) => Promise<DeskChanged>,
  ) {
    const { params, revision } = request;
    return write(request, (tx, context) => run(tx, context, { id: params.id, revision }));
  }

  function write(
    request: Omit<CallRequest<typeof v1Calls.addDeskBooking>, 'body' | 'params'>,
    run: (tx: Database, context: DeskContext) => Promise<DeskChanged>,
  ) {
    const { customer, member, language } = request;
    const context = { ...contextOf(options, customer, language), member };
    return changeDesk(options, request, context, (tx) => run(tx, context));
  }
  return app;
}
