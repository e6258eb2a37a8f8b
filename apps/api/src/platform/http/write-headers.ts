import { idempotencyKeyHeader } from '@salonica/contract/v1';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/**
 * The expected revision of a change.
 * @throws ApiError 428 without `If-Match`; 412 for an invalid revision
 */
export function ifMatch(c: Context): number {
  const header = c.req.header('If-Match');
  if (header === undefined) throw new ApiError(428, 'revision-required');
  // Balancers that compress responses weaken their tags.
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (revision === undefined) throw new ApiError(412, 'revision-changed');
  return Number(revision);
}

/**
 * The key of all attempts at one write.
 * @throws ApiError 422 without a key of 8 to 128 visible characters
 */
export function idempotencyKey(c: Context): string {
  const key = c.req.header(idempotencyKeyHeader) ?? '';
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ApiError(422, 'malformed', {
    fields: { [idempotencyKeyHeader]: key === '' ? 'requiredField' : 'otherField' },
  });
}
