import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';

/** Origins of a preview on this machine. */
const loopback = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Rejects a write from another site: the browser sends the cookie from every page.
 * @param publicOrigin - the public address of the app; without one only this machine is ours, because
 * the caller chooses what `Host` says
 * @throws ApiError 403
 */
export function requireSameOrigin(c: Context, publicOrigin: string | undefined): void {
  if (['GET', 'HEAD'].includes(c.req.method)) return;
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return;
  const origin = c.req.header('Origin');
  if (origin !== undefined && isOurs(origin, publicOrigin)) return;
  throw new ApiError(403, 'forbidden');
}

const isOurs = (origin: string, publicOrigin: string | undefined): boolean =>
  publicOrigin === undefined ? loopback.test(origin) : origin === publicOrigin;
