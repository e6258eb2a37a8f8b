import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { deskReviews, findDeskReview } from './desk-rows.ts';
import { findReviews } from './list.ts';
import { removeReply, reply, report } from './reply.ts';

/** Reviews at a salon's desk. `serve` has checked the right of the caller at the salon of the path. */
export function deskReviewRoutes(options: ServiceOptions) {
  const { db, now, versioned } = options;
  const app = new Hono();

  serve(app, v1Calls.listDeskReviews, async ({ member: { salonId }, query }) => {
    const { order = 'newest', stars, cursor } = query;
    const found = await findReviews(db, { salonId, order, stars, cursor });
    if (found === undefined) throw new ApiError(404, 'not-found');
    const { rows, ...page } = found;
    return { ...page, reviews: await deskReviews(db, rows, versioned) };
  });
  serve(app, v1Calls.replyToReview, (request) => {
    const { customer, member, params, revision, body } = request;
    return once(options, request, customer, async (tx) => {
      const seen = { id: params.id, revision, salonId: member.salonId };
      await reply(tx, customer, seen, body, now());
      return { review: await findDeskReview(tx, seen, versioned) };
    });
  });
  serve(app, v1Calls.removeReviewReply, (request) => {
    const { customer, member, params } = request;
    return once(options, request, customer, async (tx) => {
      const seen = { id: params.id, salonId: member.salonId };
      await removeReply(tx, customer, seen);
      return { review: await findDeskReview(tx, seen, versioned) };
    });
  });
  serve(app, v1Calls.reportReview, (request) => {
    const { customer, member, params, body } = request;
    return once(options, request, customer, async (tx) => {
      const seen = { id: params.id, salonId: member.salonId };
      await report(tx, customer, seen, body, now());
      return { review: await findDeskReview(tx, seen, versioned) };
    });
  });
  return app;
}
