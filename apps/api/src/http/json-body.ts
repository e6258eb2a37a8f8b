import type { Context } from 'hono';
import * as v from 'valibot';
import type { MessageKey } from '../api/messages.ts';
import { ApiError } from './api-error.ts';

/**
 * The call's JSON body, once it fits the schema.
 *
 * @param fieldMessages - what to say about a field; fields that are not named share one sentence
 * @throws ApiError 422 naming the fields at fault
 */
export async function readBody<Body>(
  c: Context,
  schema: v.GenericSchema<unknown, Body>,
  fieldMessages: Readonly<Record<string, MessageKey>> = {},
): Promise<Body> {
  const result = v.safeParse(schema, await parseJson(c));
  if (result.success) return result.output;
  const paths = result.issues.flatMap((issue) => v.getDotPath(issue) ?? []);
  if (paths.length === 0) throw new ApiError(422, 'malformed');
  throw new ApiError(
    422,
    'invalid',
    Object.fromEntries(paths.map((path) => [path, fieldMessages[path] ?? 'otherField'])),
  );
}

async function parseJson(c: Context): Promise<unknown> {
  // Only JSON: a form on another site cannot send that type without asking first.
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(422, 'malformed');
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(422, 'malformed');
  }
}
