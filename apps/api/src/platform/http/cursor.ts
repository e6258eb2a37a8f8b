import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';

type Key = string | number | readonly (string | number)[];

/** Length of the check at the end of a cursor. */
const checkLength = 8;

/** Not a secret: it finds cursors that were cut or edited. */
const checkOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, checkLength);

/** Page cursor: the sort keys of its last row, as opaque text. */
export function cursorOf(keys: readonly Key[]): string {
  const content = Buffer.from(JSON.stringify(keys)).toString('base64url');
  return content + checkOf(content);
}

/**
 * The content of a cursor; undefined without one.
 * @throws ApiError 422 for a cursor of another list, or an edited one
 */
export function readCursor<Keys>(
  cursor: string | undefined,
  schema: v.GenericSchema<unknown, Keys>,
): Keys | undefined {
  if (cursor === undefined) return undefined;
  const content = cursor.slice(0, -checkLength);
  const isOurs = cursor.slice(-checkLength) === checkOf(content);
  const keys = v.safeParse(schema, isOurs ? jsonOf(content) : null);
  if (!keys.success) throw new ApiError(422, 'invalid', { fields: { cursor: 'otherField' } });
  return keys.output;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(Buffer.from(content, 'base64url').toString());
  } catch {
    return null;
  }
}

/** 31 February is read as 3 March. */
const isInCalendar = (text: string) => {
  const instant = new Date(text);
  const isInstant = !Number.isNaN(instant.getTime());
  return isInstant && instant.toISOString().slice(0, 10) === text.slice(0, 10);
};

/** An instant in UTC as a key, in years that PostgreSQL and our dates share. */
export const instantKeySchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.regex(/^2[01].*Z$/),
  v.check(isInCalendar),
);

/** A 32-bit number as a key. */
export const countKeySchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_147_483_647),
);
