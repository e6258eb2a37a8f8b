import { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** What every answer with data says: it is no page, it runs nothing, and it is for our own pages. */
const fixed = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
] as const;

const overHttps = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;

/**
 * Security headers of calls. They go straight to the socket's answer where there is one: headers that are set on a finished
 * answer make Hono build it anew, which costs more than most calls.
 */
export function apiHeaders(isHttps: boolean): MiddlewareHandler {
  const headers = isHttps ? [...fixed, overHttps] : fixed;
  return async (c, next) => {
    const outgoing = outgoingOf(c);
    if (outgoing !== undefined) {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      return next();
    }
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    return undefined;
  };
}

/** Undefined without a socket, as in tests. */
function outgoingOf(c: Context): ServerResponse | undefined {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return undefined;
  return env.outgoing instanceof ServerResponse ? env.outgoing : undefined;
}
