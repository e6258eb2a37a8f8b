import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { transact } from '../../platform/database/transact.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { addressBook, listAddresses } from './addresses.ts';

/** Addresses that a customer saved. */
export function addressRoutes(options: ServiceOptions) {
  const { db, now } = options;
  const app = new Hono();

  serve(app, v1Calls.listAddresses, async ({ customer }) => ({
    addresses: await listAddresses(db, customer.id),
  }));

  serve(app, v1Calls.addAddress, (request) =>
    once(options, request, request.customer, async (tx) => ({
      address: await addressBook.add(tx, request.customer.id, request.body),
    })),
  );

  serve(app, v1Calls.changeAddress, async ({ customer, params, body }) => ({
    address: await transact(db, (tx) => addressBook.change(tx, customer.id, params.id, body)),
  }));
  serve(app, v1Calls.deleteAddress, async ({ customer, params }) => ({
    address: await transact(db, (tx) =>
      addressBook.remove(tx, customer.id, params.id, new Date(now())),
    ),
  }));
  serve(app, v1Calls.restoreAddress, async ({ customer, params }) => ({
    address: await transact(db, (tx) => addressBook.restore(tx, customer.id, params.id)),
  }));
  return app;
}
