import { reviewQuerySchema, v1Paths } from '@salonica/contract/v1';
import { Hono } from 'hono';
import { ApiError } from '../http/api-error.ts';
import { readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { listReviews } from './list.ts';

/** Reviews of salons. */
export function reviewRoutes({ db, versioned }: Pick<ServiceOptions, 'db' | 'versioned'>) {
  const app = new Hono();
  app.get(v1Paths.reviews, async (c) => {
    const { order = 'newest', stars, cursor } = readQuery(c, reviewQuerySchema);
    const page = await listReviews(db, {
      salonId: c.req.param('id'),
      order,
      stars: stars === undefined ? undefined : Number(stars),
      cursor,
      versioned,
    });
    if (page === undefined) throw new ApiError(404, 'not-found');
    return sendJson(c, page);
  });
  return app;
}
