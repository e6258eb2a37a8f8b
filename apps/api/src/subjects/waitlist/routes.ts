import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import {
  type BookingOptions,
  contextOf,
  type RequestContext,
} from '../bookings/request-context.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { changeBooking } from '../bookings/write-booking.ts';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import { claim } from './claim.ts';
import { leave, refuse } from './leave.ts';
import { readWaitlist } from './list.ts';
import { undoMove } from './undo-move.ts';
import { wait } from './wait.ts';

/** Waitlist entries for taken times, and for earlier times of bookings. */
export function waitlistRoutes(options: BookingOptions) {
  const { db } = options;
  const app = new Hono();

  serve(app, v1Calls.readWaitlist, ({ customer, language }) =>
    readWaitlist(db, { customerId: customer.id, language, time: options.now() }),
  );

  serve(app, v1Calls.joinWaitlist, (request) => {
    const context = contextOf(options, request.customer, request.language);
    return once(options, request, request.customer, async (tx) => ({
      entry: await wait(tx, context, request.body),
    }));
  });

  serve(app, v1Calls.leaveWaitlist, end(leave));
  serve(app, v1Calls.refuseOffer, end(refuse));
  serve(app, v1Calls.claimOffer, change(claim));
  serve(app, v1Calls.undoMove, change(undoMove));

  function end(run: (tx: Database, context: RequestContext, id: string) => Promise<void>) {
    return ({ customer, language, params }: CallRequest<typeof v1Calls.leaveWaitlist>) =>
      transact(db, (tx) => run(tx, contextOf(options, customer, language), params.id));
  }

  function change(run: (tx: Database, context: RequestContext, id: string) => Promise<BookingRow>) {
    return (request: CallRequest<typeof v1Calls.claimOffer>) => {
      const context = contextOf(options, request.customer, request.language);
      return changeBooking(options, request, context, (tx) => run(tx, context, request.params.id));
    };
  }
  return app;
}
