import * as v from 'valibot';
import { openApiDocument } from '../../src/platform/http/openapi.ts';

/** Ids and texts that fit, by the name of a field. */
export type World = Readonly<Record<string, unknown>>;

/** The part of JSON Schema that the contract uses. */
const schemaSchema = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  oneOf: v.optional(v.array(v.unknown())),
  properties: v.optional(v.record(v.string(), v.unknown())),
  items: v.optional(v.unknown()),
  minimum: v.optional(v.number()),
});

const parameterSchema = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  schema: v.unknown(),
});

const operationSchema = v.object({
  parameters: v.array(parameterSchema),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: v.unknown() })) }),
  ),
});

const document = v.parse(
  v.object({
    paths: v.record(v.string(), v.record(v.string(), operationSchema)),
    components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
  }),
  openApiDocument(),
);

/** A described call with values that fit its row. */
export interface RightCall {
  method: string;
  /** With `{name}` for its variable parts. */
  path: string;
  query: Record<string, unknown>;
  /** Undefined for a call without a JSON body. */
  body: unknown;
  headers: readonly string[];
}

/** Every call of the document, filled from the world where a name is known, else from its schema. */
export function rightCalls(world: World): RightCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
      return {
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(
          named('query').map(({ name, schema: type }) => [name, rightValue(world, name, type)]),
        ),
        body: schema === undefined ? undefined : rightValue(world, '', schema),
        headers: named('header').map(({ name }) => name),
      };
    }),
  );
}

function rightValue(world: World, name: string, schema: unknown): unknown {
  const type = v.parse(schemaSchema, schema);
  if (type.$ref !== undefined) {
    return rightValue(world, name, document.components.schemas[type.$ref.split('/').at(-1) ?? '']);
  }
  // A query and a body may have fields of one name: the query has texts.
  const isKnown = name in world && (typeof world[name] !== 'string' || type.type === 'string');
  if (isKnown) return world[name];
  if ('const' in type) return type.const;
  if (type.enum !== undefined) return type.enum[0];
  const [first] = type.anyOf ?? type.oneOf ?? [];
  if (first !== undefined) return rightValue(world, name, first);
  switch (type.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, type.minimum ?? 1);
    case 'array':
      return [rightValue(world, name.replace(/s$/, ''), type.items ?? {})];
    case 'object':
      return Object.fromEntries(
        Object.entries(type.properties ?? {}).map(([key, inner]) => [
          key,
          rightValue(world, key, inner),
        ]),
      );
    default:
      return 'abc';
  }
}
