import { v1Paths } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { once } from '../../platform/calls/idempotency.ts';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import { serve } from '../../platform/calls/serve.ts';
import { transact } from '../../platform/database/transact.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { readApplication, sendApplication } from './applications.ts';
import { close, readListing, setPaused } from './listing.ts';

export interface ListingRouteOptions extends ServiceOptions {
  limits: { registering: RateLimiter };
}

/** How a salon comes onto the list, and off it. */
export function listingRoutes(options: ListingRouteOptions) {
  const { db, now, limits } = options;
  const app = new Hono();

  serve(app, v1Calls.readApplication, ({ customer }) => readApplication(db, customer.id));

  // A person reads each of them.
  app.post(v1Paths.application, rateLimit(limits.registering));
  serve(app, v1Calls.sendApplication, (request) => {
    const { customer, language, body } = request;
    return once(options, request, customer, (tx) =>
      sendApplication(tx, body, { customerId: customer.id, language, time: now() }),
    );
  });

  serve(app, v1Calls.readDeskListing, ({ member: { salonId }, language }) =>
    readListing(db, { salonId, language, time: now() }),
  );
  serve(app, v1Calls.changeDeskListing, ({ customer, member: { salonId }, body, language }) =>
    transact(db, (tx) =>
      setPaused(tx, {
        actor: customer,
        salonId,
        language,
        time: now(),
        isPaused: body.state === 'paused',
      }),
    ),
  );
  serve(app, v1Calls.closeDeskListing, ({ customer, member: { salonId }, body, language }) =>
    transact(db, (tx) =>
      close(tx, { actor: customer, salonId, language, time: now(), name: body.name }),
    ),
  );
  return app;
}
