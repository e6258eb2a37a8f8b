import {
  bookingSlotsQuerySchema,
  bookingsQuerySchema,
  type BookingPageAnswer,
  confirmRequestSchema,
  moveRequestSchema,
  ratingRequestSchema,
  v1Paths,
} from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import { ApiError, languageOf } from '../http/api-error.ts';
import { transact } from '../database/transact.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { type Actor, actorOf, requireActor } from '../identity/actor.ts';
import type { RequestContext, BookingOptions } from './request-context.ts';
import { findBooking } from './booking-row.ts';
import { slotsForMove } from './booking-slots.ts';
import { bookingWire } from './booking-wire.ts';
import { cancel, restore } from './cancel.ts';
import { prepareConfirm, confirm } from './confirm.ts';
import { listBookings } from './list.ts';
import { move } from './move.ts';
import { rate } from './rate.ts';
import { publicNetwork } from './unproved.ts';
import { endPageLinks, makeVisitLink } from './visit-links.ts';
import { changeBooking, writeBooking } from './write-booking.ts';

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

  async function change(
    c: Context<object, '/:id'>,
    run: Parameters<typeof changeBooking>[4],
  ): Promise<Response> {
    const context = contextOf(c, await known(c));
    return changeBooking(options, c, context, c.req.param('id'), run);
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
    const network = publicNetwork(c.get('clientAddress') ?? '');
    const context = { ...contextOf(c, await requireActor(c)), network };
    return writeBooking(options, c, context, {
      status: 201,
      prepare: (tx) => prepareConfirm(tx, context, request),
      run: (tx, prepared) => confirm(tx, context, request, prepared),
    });
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
    return sendJson(c, await slotsForMove(options, booking, date));
  });

  app.post(v1Paths.bookingLink, async (c) => {
    const actor = await known(c);
    const token = await transact(db, async (tx) => {
      const booking = await findBooking(tx, c.req.param('id'), actor);
      // A customer's account is the way to the booking.
      if (booking?.guestId == null) throw new ApiError(404, 'not-found');
      await endPageLinks(tx, booking.id);
      return makeVisitLink(tx, { bookingId: booking.id, purpose: 'page', time: now() });
    });
    c.header('Cache-Control', 'no-store');
    return c.json({ token }, 201);
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
