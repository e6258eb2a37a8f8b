import * as v from 'valibot';
import { ApiError } from './api-error.ts';

type Key = string | number | readonly (string | number)[];

/** Where a page ended: what its last row is sorted by, as opaque text. */
export function cursorOf(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * What a cursor was made of; undefined where there is none.
 *
 * @throws ApiError 422 for a cursor that was not made for this list
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
