import * as contract from '@salonica/contract/v1';
import { type Call, v1CallList } from '@salonica/contract/v1/calls';
import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import * as v from 'valibot';
import { sendJson } from './json-response.ts';

const refTo = (name: string) => `#/components/schemas/${name}`;

/** The length of a text that a person types, which the contract notes beside its rule. */
const typedTextSchema = v.object({
  type: v.literal('metadata'),
  metadata: v.object({ maxLength: v.number() }),
});

const settings: ConversionConfig = {
  target: 'draft-2020-12',
  // Rules that JSON Schema cannot express; the document allows more than the API.
  ignoreActions: ['trim', 'check', 'transform', 'raw_check', 'raw_transform'],
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
    const length = v.safeParse(typedTextSchema, valibotAction);
    return length.success ? { ...jsonSchema, ...length.output.metadata } : null;
  },
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

/** Every schema of the contract by its name, such as `SalonSummary`. */
const schemas = new Map<string, v.GenericSchema>();
for (const [name, value] of Object.entries(contract)) {
  if (name.endsWith('Schema') && typeof value === 'object' && 'kind' in value) {
    schemas.set(`${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}`, value);
  }
}
const definitions = Object.fromEntries(schemas);
const components = toJsonSchemaDefs(definitions, settings);
const names = new Map([...schemas].map(([name, schema]) => [schema, name]));

/** A reference: every schema of a call has a name. */
function jsonSchema(schema: v.GenericSchema): JsonSchema {
  return { $ref: refTo(nameOf(schema)) };
}

function nameOf(schema: v.GenericSchema): string {
  const name = names.get(schema);
  if (name === undefined) throw new Error('The contract exports every schema of a call.');
  return name;
}

/** The OpenAPI 3.1 document of every call under `/api/v1`, made from the contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of v1CallList) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Salonica', version: '1' },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guest: { type: 'apiKey', in: 'cookie', name: 'salonica-guest' },
        visit: { type: 'apiKey', in: 'header', name: contract.visitTokenHeader },
      },
    },
  };
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: jsonSchema(schema) } });

const eventData = (schema: v.GenericSchema) => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: jsonSchema(schema),
});

/** Content other than JSON. */
const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

function responseContent({ response, responseTypes, isStream = false }: Call): object {
  if (responseTypes !== undefined) return { content: binary(responseTypes) };
  if (response === null) return {};
  return {
    content: isStream ? { 'text/event-stream': { schema: eventData(response) } } : json(response),
  };
}

function bodyContent({ body, bodyTypes }: Call): object {
  if (bodyTypes !== undefined) {
    return { requestBody: { required: true, content: binary(bodyTypes) } };
  }
  return body === undefined ? {} : { requestBody: { required: true, content: json(body) } };
}

function operation(call: Call): object {
  const { status, isStream = false } = call;
  return {
    summary: call.summary,
    security: securityOf(call),
    parameters: parametersOf(call),
    ...bodyContent(call),
    responses: {
      [status]: {
        description: 'Success',
        ...responseContent(call),
      },
      ...(call.method === 'get' && !isStream ? { 304: { description: 'Not modified' } } : {}),
      default: { description: 'Error', content: json(contract.failureBodySchema) },
    },
  };
}

function securityOf({ access }: Call): object[] {
  if (access === 'member') return [{ customer: [] }];
  if (access === 'customer' || access === 'visit') return [{ [access]: [] }];
  return [{}, { customer: [] }, { guest: [] }];
}

function parametersOf({ path, query, needs = [], isStream }: Call): object[] {
  const header = (name: string, pattern: string, required = true) => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string', pattern },
  });
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: jsonSchema(contract.idSchema),
    })),
    ...(query === undefined ? [] : queryParameters(query)),
    ...(needs.includes('idempotency-key')
      ? [header(contract.idempotencyKeyHeader, '^[!-~]{8,128}$')]
      : []),
    ...(needs.includes('revision') ? [header('If-Match', '^"\\d+"$')] : []),
    ...(isStream === true ? [header('Last-Event-ID', '^\\d+$', false)] : []),
  ];
}

function queryParameters(query: v.GenericSchema): object[] {
  const { properties = {}, required = [] } = components[nameOf(query)] ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The description of the API for machines. */
export function openApiRoutes() {
  const app = new Hono();
  let document: object | undefined;
  app.get(contract.v1Paths.openApi, (c) =>
    sendJson(c, (document ??= openApiDocument()), 'public, max-age=300'),
  );
  return app;
}
