import type { Call } from '@salonica/contract/v1/calls';
import type { Context, Hono } from 'hono';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { languageOf } from '../http/api-error.ts';
import { type FieldMessages, readBody, readParams, readQuery } from '../http/input.ts';
import { sendJson, sendWritten } from '../http/json-response.ts';
import type { Language } from '../http/messages.ts';
import { idempotencyKey, ifMatch } from '../http/write-headers.ts';
import {
  type Actor,
  actorOf,
  type CustomerActor,
  type Member,
  requireCustomer,
  requireMember,
} from '../identity/actor.ts';
import { type KeyedRequest, StoredResponse } from './key-rows.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What was read from the request, for naming a value that the database refuses. */
    input: { params: unknown; query: unknown; body: unknown };
  }
}

type Part<Row, Name extends 'params' | 'query' | 'body'> =
  Row extends Record<Name, infer Schema extends GenericSchema>
    ? Record<Name, InferOutput<Schema>>
    : unknown;

type Needed<Row, Header, Field> = Row extends { needs: readonly (infer Name)[] }
  ? Header extends Name
    ? Field
    : unknown
  : unknown;

interface Callers<Row> {
  public: unknown;
  visit: unknown;
  customer: { customer: CustomerActor };
  member: { customer: CustomerActor; member: Member };
  /** A visitor without an identity gets the row's empty response, if there is one. */
  actor: { actor: Row extends { emptyResponse: object } ? Actor : Actor | null };
}

/** A request that fits its row. */
export type CallRequest<Row extends Call> = Callers<Row>[Row['access']] &
  Part<Row, 'params'> &
  Part<Row, 'query'> &
  Part<Row, 'body'> &
  Needed<Row, 'idempotency-key', KeyedRequest> &
  Needed<Row, 'revision', { revision: number }> & { c: Context; language: Language };

type Output<Row extends Call> = Row['response'] extends GenericSchema
  ? InferInput<Row['response']>
  : void;

/** A write with a key responds with what `once` stored. */
type Answered<Row extends Call> =
  CallRequest<Row> extends KeyedRequest ? StoredResponse<Output<Row>> : Output<Row>;

interface ServeOptions {
  /** Messages of fields; other fields have a general message. */
  fields?: FieldMessages;
  /** For a read that no browser may keep. */
  isNeverStored?: boolean;
}

/** A request of any row. */
interface AnyRequest {
  c: Context;
  language: Language;
  params: unknown;
  query: unknown;
  body: unknown;
  customer: CustomerActor | undefined;
  member: Member | undefined;
  actor: Actor | null | undefined;
  revision: number | undefined;
  idempotencyKey: string | undefined;
  status: Call['status'];
}

type Handler<Result> = (request: AnyRequest) => Result | Promise<Result>;

/**
 * Answers a call of the table. Before the handler runs, the caller is known and every value is
 * parsed by the row's schemas; what it returns is sent with the row's status.
 * @example serve(app, v1Calls.readSalon, ({ params, language }) => read(params.id, language))
 */
export function serve<Row extends Call>(
  app: Hono,
  row: Row,
  handler: (request: CallRequest<NoInfer<Row>>) => Answered<Row> | Promise<Answered<Row>>,
  options?: ServeOptions,
): void;
export function serve(
  app: Hono,
  row: Call,
  handler: Handler<object | undefined>,
  options: ServeOptions = {},
): void {
  mount(app, row, options, async (request) => {
    const { c, actor } = request;
    if (actor === null && row.emptyResponse !== undefined) return sendJson(c, row.emptyResponse);
    const answer = await handler(request);
    if (answer instanceof StoredResponse) return sendWritten(c, answer.text, answer.status);
    if (answer === undefined || row.status === 204) return sendWritten(c, null, 204);
    return row.method === 'get' && options.isNeverStored !== true
      ? sendJson(c, answer)
      : sendWritten(c, JSON.stringify(answer), row.status);
  });
}

/** The same for a response that its handler makes: a stream, a file, or bytes that calls share. */
export function serveResponse<Row extends Call>(
  app: Hono,
  row: Row,
  handler: (request: CallRequest<NoInfer<Row>>) => Response | Promise<Response>,
): void;
export function serveResponse(app: Hono, row: Call, handler: Handler<Response>): void {
  mount(app, row, {}, handler);
}

function mount(app: Hono, row: Call, { fields }: ServeOptions, respond: Handler<Response>): void {
  app.on(row.method.toUpperCase(), row.path, async (c) => {
    // A stranger learns nothing about the form of a customer's call.
    const isCustomers = row.access === 'customer' || row.access === 'member';
    const customer = isCustomers ? await requireCustomer(c) : undefined;
    const params = row.params && readParams(c, row.params);
    const member =
      row.access === 'member' && customer !== undefined
        ? await requireMember(c, customer, c.req.param('salon') ?? '', row.role ?? 'owner')
        : undefined;
    const query = row.query && readQuery(c, row.query);
    const key = row.needs?.includes('idempotency-key') === true ? idempotencyKey(c) : undefined;
    const body = row.body && (await readBody(c, row.body, fields));
    const revision = row.needs?.includes('revision') === true ? ifMatch(c) : undefined;
    c.set('input', { params, query, body });
    const actor = row.access === 'actor' ? await actorOf(c) : undefined;
    return respond({
      c,
      language: languageOf(c),
      params,
      query,
      body,
      customer,
      member,
      actor,
      revision,
      idempotencyKey: key,
      status: row.status,
    });
  });
}
