import { addressRequestSchema, type AddressWire, v1Paths } from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { once } from '../calls/idempotency.ts';
import { readBody } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { recordId } from '../http/path-id.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { requireCustomer } from '../identity/actor.ts';
import { addressBook, listAddresses } from './addresses.ts';

/** Addresses that a customer saved. */
export function addressRoutes(options: ServiceOptions) {
  const { db, now } = options;
  const app = new Hono();

  app.get(v1Paths.addresses, async (c) => {
    const { id } = await requireCustomer(c);
    return sendJson(c, { addresses: await listAddresses(db, id) });
  });

  app.post(v1Paths.addresses, async (c) => {
    const customer = await requireCustomer(c);
    const request = await readBody(c, addressRequestSchema);
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: { address: await addressBook.add(tx, customer.id, request) },
    }));
  });

  app.put(v1Paths.address, async (c) => {
    await requireCustomer(c);
    const request = await readBody(c, addressRequestSchema);
    return change(c, (tx, customerId, id) => addressBook.change(tx, customerId, id, request));
  });

  app.delete(v1Paths.address, (c) =>
    change(c, (tx, customerId, id) => addressBook.remove(tx, customerId, id, new Date(now()))),
  );

  app.post(v1Paths.restoreAddress, (c) => change(c, (...args) => addressBook.restore(...args)));

  async function change(
    c: Context,
    run: (tx: Database, customerId: string, id: string) => Promise<AddressWire>,
  ): Promise<Response> {
    const customer = await requireCustomer(c);
    const id = recordId(c);
    const address = await transact(db, (tx) => run(tx, customer.id, id));
    c.header('Cache-Control', 'no-store');
    return c.json({ address });
  }
  return app;
}
