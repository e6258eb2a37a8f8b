import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import { callHeaders, sendDueHeaders } from './api-headers.ts';

export interface AnswerCallsOptions {
  log: Log;
  isHttps: boolean;
}

/** What surrounds every call: its security headers, and a line of the log. */
export function answerCalls({ log, isHttps }: AnswerCallsOptions): MiddlewareHandler {
  const headers = callHeaders(isHttps);
  return async (c, next) => {
    const started = performance.now();
    c.set('dueHeaders', headers);
    await next();
    sendDueHeaders(c);
    log('info', 'call', {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
