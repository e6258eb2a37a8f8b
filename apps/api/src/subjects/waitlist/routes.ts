import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import type { RequestContext, BookingOptions } from '../bookings/request-context.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import { answerRefusedStart } from '../bookings/refused-start.ts';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { languageOf } from '../../platform/http/api-error.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { claim } from './claim.ts';
import { leave, refuse } from './leave.ts';
import { readWaitlist } from './list.ts';
import { undoMove } from './undo-move.ts';
import { wait } from './wait.ts';

/** Waitlist entries for taken times, and for earlier times of bookings. */
export function waitlistRoutes(options: BookingOptions) {
  const { db, now, versioned, salonStates } = options;
  const app = new Hono();

  const contextOf = (c: Context, customer: CustomerActor): RequestContext => ({
    actor: customer,
    language: languageOf(c),
    time: now(),
    versioned,
    salonStates,
  });

  serve(app, v1Calls.readWaitlist, async ({ c, customer }) =>
    sendJson(
      c,
      await readWaitlist(db, { customerId: customer.id, language: languageOf(c), time: now() }),
    ),
  );

  serve(app, v1Calls.joinWaitlist, ({ c, customer, body }) => {
    const context = contextOf(c, customer);
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: { entry: await wait(tx, context, body) },
    }));
  });

  serve(app, v1Calls.leaveWaitlist, end(leave));
  serve(app, v1Calls.refuseOffer, end(refuse));
  serve(app, v1Calls.claimOffer, change(claim));
  serve(app, v1Calls.undoMove, change(undoMove));

  interface OfOne {
    c: Context;
    customer: CustomerActor;
    params: { id: string };
  }

  function end(run: (tx: Database, context: RequestContext, id: string) => Promise<void>) {
    return async ({ c, customer, params }: OfOne): Promise<Response> => {
      await transact(db, (tx) => run(tx, contextOf(c, customer), params.id));
      c.header('Cache-Control', 'no-store');
      return c.body(null, 204);
    };
  }

  /** Runs a write once and responds with the created or changed booking. */
  function change(run: (tx: Database, context: RequestContext, id: string) => Promise<BookingRow>) {
    return async ({ c, customer, params }: OfOne): Promise<Response> => {
      const context = contextOf(c, customer);
      try {
        return await once(options, c, customer, async (tx) => ({
          body: { booking: bookingWire(await run(tx, context, params.id), context) },
        }));
      } catch (error) {
        throw await answerRefusedStart(error, options, context.time);
      }
    };
  }
  return app;
}
