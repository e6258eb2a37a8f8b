import type { BookingPageAnswer } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { transact } from '../../platform/database/transact.ts';
import { serve } from '../../platform/calls/serve.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import { type Actor, actorOf, requireActor } from '../../platform/identity/actor.ts';
import type { RequestContext, BookingOptions } from './request-context.ts';
import { findBooking } from './booking-row.ts';
import { slotsForMove } from './booking-slots.ts';
import { bookingWire } from './booking-wire.ts';
import { cancel } from './cancel.ts';
import { prepareConfirm, confirm } from './confirm.ts';
import { listBookings } from './list.ts';
import { move } from './move.ts';
import { rate } from './rate.ts';
import { restore } from './restore.ts';
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
    { c, params }: { c: Context; params: { id: string } },
    run: Parameters<typeof changeBooking>[4],
  ): Promise<Response> {
    return changeBooking(options, c, contextOf(c, await known(c)), params.id, run);
  }

  serve(app, v1Calls.listBookings, async ({ c, query: { when, salon: salonId, cursor } }) => {
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

  serve(app, v1Calls.book, async ({ c, body: request }) => {
    const network = publicNetwork(c.get('clientAddress') ?? '');
    const context = { ...contextOf(c, await requireActor(c)), network };
    return writeBooking(options, c, context, {
      status: 201,
      prepare: (tx) => prepareConfirm(tx, context, request),
      run: (tx, prepared) => confirm(tx, context, request, prepared),
    });
  });

  serve(app, v1Calls.readBooking, async ({ c, params }) => {
    const actor = await known(c);
    const booking = await findBooking(db, params.id, actor);
    if (booking === undefined) throw new ApiError(404, 'not-found');
    return sendJson(c, { booking: bookingWire(booking, contextOf(c, actor)) });
  });

  serve(app, v1Calls.listBookingSlots, async ({ c, params, query }) => {
    const booking = await findBooking(db, params.id, await known(c));
    if (booking === undefined) throw new ApiError(404, 'not-found');
    return sendJson(c, await slotsForMove(options, booking, query.date));
  });

  serve(app, v1Calls.makeBookingLink, async ({ c, params }) => {
    const actor = await known(c);
    const token = await transact(db, async (tx) => {
      const booking = await findBooking(tx, params.id, actor);
      // A customer's account is the way to the booking.
      if (booking?.guestId == null) throw new ApiError(404, 'not-found');
      await endPageLinks(tx, booking.id);
      return makeVisitLink(tx, { bookingId: booking.id, purpose: 'page', time: now() });
    });
    c.header('Cache-Control', 'no-store');
    return c.json({ token }, 201);
  });

  serve(app, v1Calls.moveBooking, (call) =>
    change(call, (tx, context, target) => move(tx, context, { ...target, to: call.body })),
  );
  serve(app, v1Calls.cancelBooking, (call) => change(call, cancel));
  serve(app, v1Calls.restoreBooking, (call) => change(call, restore));
  serve(app, v1Calls.rateBooking, (call) =>
    change(call, (tx, context, target) => rate(tx, context, { ...target, rating: call.body })),
  );
  return app;
}

/** Bookings need an owner: a visitor without an identity may have been signed out. */
async function known(c: Context): Promise<Actor> {
  const actor = await actorOf(c);
  if (actor === null) throw new ApiError(401, 'unauthorized');
  return actor;
}
