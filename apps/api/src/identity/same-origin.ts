import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';

/**
 * Rejects a write from another site: the browser sends the cookie from every page.
 * @param publicOrigin - the public address of the app; by default the address of the call
 * @throws ApiError 403
 */
export function requireSameOrigin(c: Context, publicOrigin: string | undefined): void {
  if (['GET', 'HEAD'].includes(c.req.method)) return;
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return;
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin === (publicOrigin ?? new URL(c.req.url).origin)) return;
  throw new ApiError(403, 'forbidden');
}
