import {
  bookingSlotsQuerySchema,
  bookingsQuerySchema,
  type BookingPageAnswer,
  confirmRequestSchema,
  moveRequestSchema,
  ratingRequestSchema,
  type SlotsAnswer,
  v1Paths,
} from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import { oncePrepared } from '../calls/idempotency.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { ifMatch } from '../http/write-headers.ts';
import { type Actor, actorOf, requireActor } from '../identity/actor.ts';
import type { RequestContext, BookingOptions, Written } from './request-context.ts';
import { type BookingRow, findBooking } from './booking-row.ts';
import { bookingSlots } from './booking-slots.ts';
import { bookingWire } from './booking-wire.ts';
import { cancel } from './cancel.ts';
import { prepareConfirm, confirm } from './confirm.ts';
import { listBookings } from './list.ts';
import { move } from './move.ts';
import { rate } from './rate.ts';
import { restore } from './restore.ts';
import { answerRefusedStart } from './refused-start.ts';

/** Bookings of the caller: a customer, or a guest of this browser. */
export function bookingRoutes(options: BookingOptions) {
  const { db, now, versioned, salonStates } = options;
  const app = new Hono();

  const contextOf = (c: Context, actor: Actor): RequestContext => ({
    actor,
    language: languageOf(c),
    time: now(),
    versioned,
    salonStates,
  });

  /** Runs a write once and responds with the created or changed booking. */
  async function write<Prepared>(
    c: Context,
    context: RequestContext,
    status: 200 | 201,
    prepare: (tx: Database) => Promise<Prepared>,
    run: (tx: Database, prepared: Prepared) => Promise<Written>,
  ): Promise<Response> {
    try {
      return await oncePrepared(options, c, context.actor, {
        prepare,
        async run(tx, prepared) {
          const { row, written } = await run(tx, prepared);
          return { status, body: { booking: bookingWire(row, context) }, written };
        },
      });
    } catch (error) {
      throw await answerRefusedStart(error, options, context.time);
    }
  }

  /** A change of one booking, for the revision that the caller saw. */
  async function change(
    c: Context<object, '/:id'>,
    run: (
      tx: Database,
      context: RequestContext,
      target: { id: string; revision: number },
    ) => Promise<BookingRow>,
  ): Promise<Response> {
    const target = { id: c.req.param('id'), revision: ifMatch(c) };
    const context = contextOf(c, await known(c));
    const nothing = async () => undefined;
    return write(c, context, 200, nothing, async (tx) => ({ row: await run(tx, context, target) }));
  }

  app.get(v1Paths.bookings, async (c) => {
    const { when, salon: salonId, cursor } = readQuery(c, bookingsQuerySchema);
    const actor = await actorOf(c);
    if (actor === null) {
      const nothing: BookingPageAnswer = { bookings: [], nextCursor: null };
      return sendJson(c, nothing);
    }
    const context = contextOf(c, actor);
    const { rows, nextCursor } = await listBookings(db, {
      actor,
      when,
      salonId,
      cursor,
      time: context.time,
    });
    const page: BookingPageAnswer = {
      bookings: rows.map((row) => bookingWire(row, context)),
      nextCursor,
    };
    return sendJson(c, page);
  });

  app.post(v1Paths.bookings, async (c) => {
    const request = await readBody(c, confirmRequestSchema);
    const context = contextOf(c, await requireActor(c));
    return write(
      c,
      context,
      201,
      (tx) => prepareConfirm(tx, context, request),
      (tx, prepared) => confirm(tx, context, request, prepared),
    );
  });

  app.get(v1Paths.booking, async (c) => {
    const actor = await known(c);
    const booking = await findBooking(db, c.req.param('id'), actor);
    if (booking === undefined) throw new ApiError(404, 'not-found');
    return sendJson(c, { booking: bookingWire(booking, contextOf(c, actor)) });
  });

  app.get(v1Paths.bookingSlots, async (c) => {
    const { date } = readQuery(c, bookingSlotsQuerySchema);
    const booking = await findBooking(db, c.req.param('id'), await known(c));
    if (booking === undefined) throw new ApiError(404, 'not-found');
    const state = (await salonStates.read([booking.salonId])).get(booking.salonId);
    if (state === undefined) throw new ApiError(404, 'not-found');
    const slots = await bookingSlots(db, state, booking, date, now());
    const answer: SlotsAnswer = { date, version: state.version, slots };
    return sendJson(c, answer);
  });

  app.patch(v1Paths.booking, async (c) => {
    const to = await readBody(c, moveRequestSchema);
    return change(c, (tx, context, target) => move(tx, context, { ...target, to }));
  });
  app.post(v1Paths.cancelBooking, (c) => change(c, cancel));
  app.post(v1Paths.restoreBooking, (c) => change(c, restore));
  app.put(v1Paths.rateBooking, async (c) => {
    const rating = await readBody(c, ratingRequestSchema);
    return change(c, (tx, context, target) => rate(tx, context, { ...target, rating }));
  });
  return app;
}

/** Bookings need an owner: a visitor without an identity may have been signed out. */
async function known(c: Context): Promise<Actor> {
  const actor = await actorOf(c);
  if (actor === null) throw new ApiError(401, 'unauthorized');
  return actor;
}
