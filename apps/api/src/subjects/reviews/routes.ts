import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { listReviews } from './list.ts';

/** Reviews of salons. */
export function reviewRoutes(options: Pick<ServiceOptions, 'db' | 'versioned'>) {
  const { db, versioned } = options;
  const app = new Hono();
  serve(app, v1Calls.listReviews, async ({ params, query }) => {
    const { order = 'newest', stars, cursor } = query;
    const page = await listReviews(db, {
      salonId: params.id,
      order,
      stars,
      cursor,
      versioned,
    });
    if (page === undefined) throw new ApiError(404, 'not-found');
    return page;
  });
  return app;
}
