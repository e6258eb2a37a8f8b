import { visitTokenHeader } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { forgetGuest } from '../account/deletion/forget-guests.ts';
import { slotsForMove } from '../bookings/booking-slots.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import { cancel } from '../bookings/cancel.ts';
import { restore } from '../bookings/restore.ts';
import { move } from '../bookings/move.ts';
import type { BookingOptions, RequestContext } from '../bookings/request-context.ts';
import { type LinkedVisit, openVisitLink } from '../bookings/visit-links.ts';
import { changeBooking } from '../bookings/write-booking.ts';
import { serve } from '../../platform/calls/serve.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import { actorOf } from '../../platform/identity/actor.ts';
import { clearGuestCookies } from '../../platform/identity/caller.ts';
import { forgetVisit } from './forget-visit.ts';

/** One booking of a guest, for a caller with its link, and the end of this browser's guest. */
export function visitRoutes(options: BookingOptions & { isHttps: boolean }) {
  const { db, now, versioned, salonStates } = options;
  const app = new Hono();

  const common = (c: Context): Omit<RequestContext, 'actor'> => ({
    language: languageOf(c),
    time: now(),
    versioned,
    salonStates,
  });

  /** Who has the link acts for the guest, on this booking only. */
  const contextOf = (c: Context, { guestId }: LinkedVisit): RequestContext => ({
    ...common(c),
    actor: { kind: 'guest', id: guestId },
  });

  /**
   * The token is in a header: unlike a path it is in no log, and unlike a cookie no other site can
   * make the browser send it.
   */
  async function linked(c: Context): Promise<LinkedVisit> {
    const token = c.req.header(visitTokenHeader);
    if (token === undefined) throw new ApiError(401, 'unauthorized');
    const visit = await openVisitLink(db, token, now());
    if (visit === undefined) throw new ApiError(404, 'not-found');
    return visit;
  }

  async function change(c: Context, run: Parameters<typeof changeBooking>[4]): Promise<Response> {
    const visit = await linked(c);
    try {
      return await changeBooking(options, c, contextOf(c, visit), visit.booking.id, run);
    } catch (error) {
      // The link shows this booking, and not the guest's other one.
      if (error instanceof ApiError && error.code === 'double-booked') {
        throw new ApiError(409, 'double-booked');
      }
      throw error;
    }
  }

  serve(app, v1Calls.readVisit, async ({ c }) => {
    const visit = await linked(c);
    return sendJson(c, { booking: bookingWire(visit.booking, contextOf(c, visit)) });
  });

  serve(app, v1Calls.listVisitSlots, async ({ c, query: { date } }) => {
    const { booking } = await linked(c);
    return sendJson(c, await slotsForMove(options, booking, date));
  });

  serve(app, v1Calls.moveVisit, ({ c, body }) =>
    change(c, (tx, context, target) => move(tx, context, { ...target, to: body })),
  );
  serve(app, v1Calls.cancelVisit, ({ c }) => change(c, cancel));
  serve(app, v1Calls.restoreVisit, ({ c }) => change(c, restore));

  serve(app, v1Calls.forgetVisit, async ({ c }) => {
    const visit = await linked(c);
    await transact(db, (tx) => forgetVisit(tx, common(c), visit));
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });

  serve(app, v1Calls.forgetGuest, async ({ c }) => {
    const actor = await actorOf(c);
    if (actor?.kind === 'customer') throw new ApiError(403, 'forbidden');
    // A browser without a guest has nothing to forget.
    if (actor !== null) await transact(db, (tx) => forgetGuest(tx, common(c), actor.id));
    clearGuestCookies(c, options.isHttps);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
  return app;
}
