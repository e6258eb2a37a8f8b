import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { MessageKey } from './messages.ts';
import { isMissing, messageOfReason } from './reasons.ts';

type FieldMessages = Readonly<Record<string, MessageKey>>;

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
  return check(schema, await parseJson(c), fieldMessages);
}

/**
 * The call's validated query.
 * @throws ApiError 422 naming the invalid parameters
 */
export function readQuery<Query>(c: Context, schema: v.GenericSchema<unknown, Query>): Query {
  return check(schema, c.req.query());
}

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

function complaint(path: string, issue: v.BaseIssue<unknown>): MessageKey {
  if (issue.input === undefined || issue.type === 'min_length') return 'requiredField';
  if (isMissing(issue.message)) return 'requiredField';
  if (issue.type === 'max_length') return 'longField';
  return path.split('.').at(-1) === 'email' ? 'emailField' : 'otherField';
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
