import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';
import type { MessageKey } from './messages.ts';

/** Responds with 413 to a body that is too large, with the message of its code or another one. */
export function limitBody(maxSize: number, message?: MessageKey): MiddlewareHandler {
  const tooLarge = () => {
    throw new ApiError(413, 'too-large', message === undefined ? {} : { message });
  };
  const limitStream = bodyLimit({ maxSize, onError: tooLarge });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    // Only a body of unknown length has to be counted, which is slow.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      return limitStream(c, next);
    }
    return Number(length) > maxSize ? tooLarge() : next();
  };
}
