import { v1Paths, waitRequestSchema } from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import type { RequestContext, BookingOptions } from '../bookings/request-context.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import { answerRefusedStart } from '../bookings/refused-start.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { languageOf } from '../http/api-error.ts';
import { once } from '../calls/idempotency.ts';
import { readBody } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { recordId } from '../http/path-id.ts';
import { requireCustomer } from '../identity/actor.ts';
import { claim } from './claim.ts';
import { leave, refuse } from './leave.ts';
import { readWaitlist } from './list.ts';
import { undoMove } from './undo-move.ts';
import { wait } from './wait.ts';

/** Waitlist entries for taken times, and for earlier times of bookings. */
export function waitlistRoutes(options: BookingOptions) {
  const { db, now, versioned, salonStates } = options;
  const app = new Hono();

  const contextOf = async (c: Context): Promise<RequestContext> => ({
    actor: await requireCustomer(c),
    language: languageOf(c),
    time: now(),
    versioned,
    salonStates,
  });

  app.get(v1Paths.waitlist, async (c) => {
    const { actor, language, time } = await contextOf(c);
    return sendJson(c, await readWaitlist(db, { customerId: actor.id, language, time }));
  });

  app.post(v1Paths.waitlist, async (c) => {
    const context = await contextOf(c);
    const request = await readBody(c, waitRequestSchema);
    return once(options, c, context.actor, async (tx) => ({
      status: 201,
      body: { entry: await wait(tx, context, request) },
    }));
  });

  app.delete(v1Paths.waitEntry, (c) => end(c, leave));
  app.post(v1Paths.refuseOffer, (c) => end(c, refuse));
  app.post(v1Paths.claimOffer, (c) => change(c, claim));
  app.post(v1Paths.undoMove, (c) => change(c, undoMove));

  async function end(
    c: Context,
    run: (tx: Database, context: RequestContext, id: string) => Promise<void>,
  ): Promise<Response> {
    const context = await contextOf(c);
    const id = recordId(c);
    await transact(db, (tx) => run(tx, context, id));
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  }

  /** Runs a write once and responds with the created or changed booking. */
  async function change(
    c: Context,
    run: (tx: Database, context: RequestContext, id: string) => Promise<BookingRow>,
  ): Promise<Response> {
    const context = await contextOf(c);
    const id = recordId(c);
    try {
      return await once(options, c, context.actor, async (tx) => ({
        body: { booking: bookingWire(await run(tx, context, id), context) },
      }));
    } catch (error) {
      throw await answerRefusedStart(error, options, context.time);
    }
  }
  return app;
}
