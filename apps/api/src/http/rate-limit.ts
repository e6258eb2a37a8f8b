import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

export interface RateLimit {
  /** Calls one address may make in a window. */
  calls: number;
  windowSeconds: number;
  /** Milliseconds; the wall clock by default. */
  now?: () => number;
}

/** Callers remembered at a time: enough for a preview, and little memory under an attack. */
const callersKept = 10_000;

/** Answers 429 with `Retry-After` to an address that calls too often. */
export function rateLimit({ calls, windowSeconds, now = Date.now }: RateLimit): MiddlewareHandler {
  const windows = new Map<string, { ends: number; calls: number }>();
  return async (c, next) => {
    const time = now();
    const caller = callerOf(c);
    let window = windows.get(caller);
    if (window === undefined || window.ends <= time) {
      window = { ends: time + windowSeconds * 1000, calls: 0 };
      // Deleted first, so that the map stays in the order in which windows end.
      windows.delete(caller);
      windows.set(caller, window);
      forgetOldest(windows, time);
    }
    window.calls += 1;
    if (window.calls > calls) {
      throw new ApiError(429, 'rate-limited', {
        retryAfterSeconds: Math.ceil((window.ends - time) / 1000),
      });
    }
    await next();
  };
}

function forgetOldest(windows: Map<string, { ends: number }>, time: number): void {
  for (const [caller, { ends }] of windows) {
    if (ends > time && windows.size <= callersKept) return;
    windows.delete(caller);
  }
}

function callerOf(c: Context): string {
  // Without a socket, as in tests, everybody is one caller.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '';
}
