import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The id in the path of a record whose ids are UUIDs.
 * @throws ApiError 404 for an id that is no UUID
 */
export function recordId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!uuid.test(id)) throw new ApiError(404, 'not-found');
  return id;
}
