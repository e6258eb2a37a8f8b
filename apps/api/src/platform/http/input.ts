import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { MessageKey } from './messages.ts';
import { isMissing, messageOfReason } from './reasons.ts';

export type FieldMessages = Readonly<Record<string, MessageKey>>;

/**
 * The variable parts of the path.
 * @throws ApiError 404: no record has such an address
 */
export function readParams<Params>(c: Context, schema: v.GenericSchema<unknown, Params>): Params {
  const result = v.safeParse(schema, c.req.param());
  if (!result.success) throw new ApiError(404, 'not-found');
  return result.output;
}

/**
 * The call's validated JSON body.
 * @param fieldMessages - messages of fields; other fields have a general message
 * @throws ApiError 422 naming the invalid fields
 */
export async function readBody<Body>(
  c: Context,
  schema: v.GenericSchema<unknown, Body>,
  fieldMessages?: FieldMessages,
): Promise<Body> {
  const body = await parseJson(c);
  const output = check(schema, body, fieldMessages);
  // A schema may have let it through.
  const unstorable = findUnstorable(body);
  if (unstorable !== undefined) throw refused(unstorable);
  return output;
}

/**
 * The call's validated query.
 * @throws ApiError 422 naming the invalid parameters
 */
export function readQuery<Query>(c: Context, schema: v.GenericSchema<unknown, Query>): Query {
  const query = c.req.query();
  for (const [name, value] of Object.entries(query)) {
    if (control.test(value)) throw refused(name);
  }
  return check(schema, query);
}

/** Every parameter is one line. */
const control = /\p{Cc}/u;

function check<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
  fieldMessages: FieldMessages = {},
): Output {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields: Record<string, MessageKey> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue);
    if (path === null) continue;
    fields[path] ??=
      messageOfReason(issue.message) ?? fieldMessages[path] ?? complaint(path, issue);
  }
  if (Object.keys(fields).length === 0) throw new ApiError(422, 'malformed');
  throw new ApiError(422, 'invalid', { fields });
}

const refused = (field: string): ApiError =>
  field === ''
    ? new ApiError(422, 'malformed')
    : new ApiError(422, 'invalid', { fields: { [field]: 'charactersField' } });

function complaint(path: string, issue: v.BaseIssue<unknown>): MessageKey {
  if (issue.input === undefined || issue.type === 'min_length') return 'requiredField';
  if (isMissing(issue.message)) return 'requiredField';
  if (issue.type === 'max_length') return 'longField';
  return path.split('.').at(-1) === 'email' ? 'emailField' : 'otherField';
}

/**
 * The path of a text that PostgreSQL cannot store: one with a zero byte or half a surrogate pair.
 * @returns undefined without one
 */
export function findUnstorable(value: unknown, path = ''): string | undefined {
  return findText(value, (text) => text.includes('\0') || !text.isWellFormed(), path);
}

/** The path of the first text in the parsed JSON that fits, with dots between its parts. */
export function findText(
  value: unknown,
  fits: (text: string) => boolean,
  path = '',
): string | undefined {
  if (typeof value === 'string') return fits(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = findText(inner, fits, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function parseJson(c: Context): Promise<unknown> {
  // JSON only: a form on another site cannot send that type without a preflight.
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(422, 'malformed');
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(422, 'malformed');
  }
}
