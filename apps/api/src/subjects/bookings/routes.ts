import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
import { transact } from '../../platform/database/transact.ts';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import { type Actor, orGuest } from '../../platform/identity/actor.ts';
import { type BookingOptions, contextOf } from './request-context.ts';
import { type BookingRow, findBooking } from './booking-row.ts';
import { slotsForMove } from './booking-slots.ts';
import { bookingWire } from './booking-wire.ts';
import { type BookingChange, cancel } from './cancel.ts';
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
  const { db, now } = options;
  const app = new Hono();

  serve(app, v1Calls.listBookings, async ({ actor, language, query }) => {
    const { when, salon: salonId, cursor } = query;
    const context = contextOf(options, actor, language);
    const { time } = context;
    const { rows, nextCursor } = await listBookings(db, { actor, when, salonId, cursor, time });
    return { bookings: rows.map((row) => bookingWire(row, context)), nextCursor };
  });

  serve(app, v1Calls.book, async (request) => {
    const { c, actor, language, body } = request;
    const network = publicNetwork(c.get('clientAddress') ?? '');
    const context = { ...contextOf(options, await orGuest(c, actor), language), network };
    return writeBooking(options, request, context, {
      prepare: (tx) => prepareConfirm(tx, context, body),
      run: (tx, prepared) => confirm(tx, context, body, prepared),
    });
  });

  serve(app, v1Calls.readBooking, async ({ actor, language, params }) => {
    const booking = await found(actor, params.id);
    return { booking: bookingWire(booking, contextOf(options, known(actor), language)) };
  });

  serve(app, v1Calls.listBookingSlots, async ({ actor, params, query }) =>
    slotsForMove(options, await found(actor, params.id), query.date),
  );

  serve(app, v1Calls.makeBookingLink, async (request) => {
    const actor = known(request.actor);
    const token = await transact(db, async (tx) => {
      const booking = await findBooking(tx, request.params.id, actor);
      // A customer's account is the way to the booking.
      if (booking?.guestId == null) throw new ApiError(404, 'not-found');
      await endPageLinks(tx, booking.id);
      return makeVisitLink(tx, { bookingId: booking.id, purpose: 'page', time: now() });
    });
    return { token };
  });

  serve(app, v1Calls.moveBooking, (request) =>
    change(request, (tx, context, target) => move(tx, context, { ...target, to: request.body })),
  );
  serve(app, v1Calls.cancelBooking, (request) => change(request, cancel));
  serve(app, v1Calls.restoreBooking, (request) => change(request, restore));
  serve(app, v1Calls.rateBooking, (request) =>
    change(request, (tx, context, target) =>
      rate(tx, context, { ...target, rating: request.body }),
    ),
  );

  async function found(actor: Actor | null, id: string): Promise<BookingRow> {
    const booking = await findBooking(db, id, known(actor));
    if (booking === undefined) throw new ApiError(404, 'not-found');
    return booking;
  }

  function change(request: CallRequest<typeof v1Calls.cancelBooking>, run: BookingChange) {
    const { params, revision } = request;
    const context = contextOf(options, known(request.actor), request.language);
    return changeBooking(options, request, context, (tx) =>
      run(tx, context, { ...params, revision }),
    );
  }
  return app;
}

/** Bookings need an owner: a visitor without an identity may have been signed out. */
function known(actor: Actor | null): Actor {
  if (actor === null) throw new ApiError(401, 'unauthorized');
  return actor;
}
