import type { AddressWire } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { addressBook, listAddresses } from './addresses.ts';

/** Addresses that a customer saved. */
export function addressRoutes(options: ServiceOptions) {
  const { db, now } = options;
  const app = new Hono();

  serve(app, v1Calls.listAddresses, async ({ c, customer }) =>
    sendJson(c, { addresses: await listAddresses(db, customer.id) }),
  );

  serve(app, v1Calls.addAddress, ({ c, customer, body }) =>
    once(options, c, customer, async (tx) => ({
      status: 201,
      body: { address: await addressBook.add(tx, customer.id, body) },
    })),
  );

  serve(app, v1Calls.changeAddress, ({ c, customer, params, body }) =>
    change(c, (tx) => addressBook.change(tx, customer.id, params.id, body)),
  );
  serve(app, v1Calls.deleteAddress, ({ c, customer, params }) =>
    change(c, (tx) => addressBook.remove(tx, customer.id, params.id, new Date(now()))),
  );
  serve(app, v1Calls.restoreAddress, ({ c, customer, params }) =>
    change(c, (tx) => addressBook.restore(tx, customer.id, params.id)),
  );

  async function change(
    c: Context,
    run: (tx: Database) => Promise<AddressWire>,
  ): Promise<Response> {
    const address = await transact(db, run);
    c.header('Cache-Control', 'no-store');
    return c.json({ address });
  }
  return app;
}
