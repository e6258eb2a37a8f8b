import * as v from 'valibot';
import { ApiError } from './api-error.ts';

type Key = string | number | readonly (string | number)[];

/** Page cursor: the sort keys of its last row, as opaque text. */
export function cursorOf(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * The content of a cursor; undefined without one.
 * @throws ApiError 422 for a cursor of another list
 */
export function readCursor<Keys>(
  cursor: string | undefined,
  schema: v.GenericSchema<unknown, Keys>,
): Keys | undefined {
  if (cursor === undefined) return undefined;
  const keys = v.safeParse(schema, jsonOf(cursor));
  if (!keys.success) throw new ApiError(422, 'invalid', { fields: { cursor: 'otherField' } });
  return keys.output;
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
