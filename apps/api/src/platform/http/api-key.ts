import { createHash, timingSafeEqual } from 'node:crypto';
import { apiKeyHeader } from '@salonica/contract';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Responds with 401 to a call without the API key. */
export function requireApiKey(apiKey: string): MiddlewareHandler {
  const expected = digest(apiKey);
  return async (c, next) => {
    const given = c.req.header(apiKeyHeader) ?? '';
    if (!timingSafeEqual(digest(given), expected)) {
      throw new ApiError(401, 'unauthorized', { message: 'unknownApp' });
    }
    await next();
  };
}
