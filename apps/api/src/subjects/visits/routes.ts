import { visitTokenHeader } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { forgetGuest } from '../account/deletion/forget-guests.ts';
import { slotsForMove } from '../bookings/booking-slots.ts';
import { bookingWire } from '../bookings/booking-wire.ts';
import { type BookingChange, cancel } from '../bookings/cancel.ts';
import { restore } from '../bookings/restore.ts';
import { move } from '../bookings/move.ts';
import { type BookingOptions, contextOf } from '../bookings/request-context.ts';
import { type LinkedVisit, openVisitLink } from '../bookings/visit-links.ts';
import { changeBooking } from '../bookings/write-booking.ts';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { clearGuestCookies } from '../../platform/identity/caller.ts';
import { forgetVisit } from './forget-visit.ts';

/** One booking of a guest, for a caller with its link, and the end of this browser's guest. */
export function visitRoutes(options: BookingOptions & { isHttps: boolean }) {
  const { db, now } = options;
  const app = new Hono();

  /** Who has the link acts for the guest, on this booking only. */
  const contextFor = ({ guestId }: LinkedVisit, language: Language) =>
    ({ ...contextOf(options, { kind: 'guest', id: guestId }, language), isLinked: true }) as const;

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

  async function change(request: CallRequest<typeof v1Calls.cancelVisit>, run: BookingChange) {
    const visit = await linked(request.c);
    const target = { id: visit.booking.id, revision: request.revision };
    const context = contextFor(visit, request.language);
    try {
      return await changeBooking(options, request, context, (tx) => run(tx, context, target));
    } catch (error) {
      // The link shows this booking, and not the guest's other one.
      if (error instanceof ApiError && error.code === 'double-booked') {
        throw new ApiError(409, 'double-booked');
      }
      throw error;
    }
  }

  serve(app, v1Calls.readVisit, async ({ c, language }) => {
    const visit = await linked(c);
    return { booking: bookingWire(visit.booking, contextFor(visit, language)) };
  });

  serve(app, v1Calls.listVisitSlots, async ({ c, query: { date } }) => {
    const { booking } = await linked(c);
    return slotsForMove(options, booking, date);
  });

  serve(app, v1Calls.moveVisit, (request) =>
    change(request, (tx, context, target) => move(tx, context, { ...target, to: request.body })),
  );
  serve(app, v1Calls.cancelVisit, (request) => change(request, cancel));
  serve(app, v1Calls.restoreVisit, (request) => change(request, restore));

  serve(app, v1Calls.forgetVisit, async ({ c, language }) => {
    const visit = await linked(c);
    await transact(db, (tx) => forgetVisit(tx, contextFor(visit, language), visit));
  });

  serve(app, v1Calls.forgetGuest, async ({ c, actor, language }) => {
    if (actor?.kind === 'customer') throw new ApiError(403, 'forbidden');
    // A browser without a guest has nothing to forget.
    if (actor !== null) {
      const context = contextOf(options, actor, language);
      await transact(db, (tx) => forgetGuest(tx, context, actor.id));
    }
    clearGuestCookies(c, options.isHttps);
  });
  return app;
}
