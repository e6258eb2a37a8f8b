import type { Call } from '@salonica/contract/v1/calls';
import type { Context, Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import { type FieldMessages, readBody, readParams, readQuery } from '../http/input.ts';
import { idempotencyKey, ifMatch } from '../http/write-headers.ts';
import { type CustomerActor, requireCustomer } from '../identity/actor.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What was read from the request, for naming a value that the database refuses. */
    input: CallInput<unknown, unknown, unknown>;
  }
}

/** A request that fits its row. */
export interface CallInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

interface Served<Params, Query, Body> extends CallInput<Params, Query, Body> {
  c: Context;
}

interface ServedCustomer<Params, Query, Body> extends Served<Params, Query, Body> {
  customer: CustomerActor;
}

type Row<Params, Query, Body> = Call & {
  params?: GenericSchema<unknown, Params>;
  query?: GenericSchema<unknown, Query>;
  body?: GenericSchema<unknown, Body>;
};

type Answered = Response | Promise<Response>;

interface ServeOptions {
  /** Messages of fields; other fields have a general message. */
  fields?: FieldMessages;
}

/**
 * Answers a call of the table: the caller is known and every value is parsed by the row's schemas
 * before the handler runs.
 * @example serve(app, v1Calls.readSalon, async ({ c, params }) => sendJson(c, await read(params.id)))
 */
export function serve<Params, Query, Body>(
  app: Hono,
  row: Row<Params, Query, Body> & { access: 'customer' },
  handler: (request: ServedCustomer<Params, Query, Body>) => Answered,
  options?: ServeOptions,
): void;
export function serve<Params, Query, Body>(
  app: Hono,
  row: Row<Params, Query, Body> & { access: 'public' | 'actor' | 'visit' },
  handler: (request: Served<Params, Query, Body>) => Answered,
  options?: ServeOptions,
): void;
export function serve(
  app: Hono,
  row: Call,
  handler: (request: ServedCustomer<unknown, unknown, unknown>) => Answered,
  { fields }: ServeOptions = {},
): void {
  app.on(row.method.toUpperCase(), row.path, async (c) => {
    // A stranger learns nothing about the form of a customer's call.
    const customer = row.access === 'customer' ? await requireCustomer(c) : nobody;
    const params = row.params && readParams(c, row.params);
    const query = row.query && readQuery(c, row.query);
    if (row.needs?.includes('idempotency-key') === true) idempotencyKey(c);
    const body = row.body && (await readBody(c, row.body, fields));
    if (row.needs?.includes('revision') === true) ifMatch(c);
    c.set('input', { params, query, body });
    return handler({ c, customer, params, query, body });
  });
}

/** Of calls whose handlers have no customer. */
const nobody: CustomerActor = {
  kind: 'customer',
  id: '',
  uid: '',
  authTime: 0,
  email: undefined,
};
