import { ServerResponse } from 'node:http';
import type { Context } from 'hono';

type Headers = Readonly<Record<string, string>>;

declare module 'hono' {
  interface ContextVariableMap {
    /** Headers that a response still needs. */
    dueHeaders: Headers;
  }
}

const none: Headers = {};

/**
 * Headers of every data response: it is not a page, runs nothing, and is for our own pages only.
 */
export const callHeaders = (isHttps: boolean): Headers => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Security headers for a response with plain headers, which are written in one call. */
export function takeDueHeaders(c: Context): Headers {
  const due = c.get('dueHeaders') ?? none;
  c.set('dueHeaders', none);
  return due;
}

/**
 * Adds the security headers to a response without them. They go straight to the response of the
 * socket where possible: setting headers on a finished response makes Hono build it again, which
 * costs more than most calls.
 */
export function sendDueHeaders(c: Context): void {
  const due = takeDueHeaders(c);
  if (due === none) return;
  const outgoing = outgoingOf(c);
  for (const [name, value] of Object.entries(due)) {
    if (outgoing === undefined) c.res.headers.set(name, value);
    else outgoing.setHeader(name, value);
  }
}

/** Undefined without a socket, as in tests. */
export function outgoingOf(c: Context): ServerResponse | undefined {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return undefined;
  return env.outgoing instanceof ServerResponse ? env.outgoing : undefined;
}
