import { createHash, timingSafeEqual } from 'node:crypto';
import { apiPaths } from '@salonica/contract';
import { type Context, Hono } from 'hono';
import { isLocalCaller } from './local-caller.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface MetricsOptions {
  metrics: Metrics;
  /**
   * Gives callers of other machines access to the metrics; without it only this machine has access.
   */
  metricsToken?: string | undefined;
}

/** The metrics of this process in the Prometheus text format; 404 for strangers. */
export function metricsRoutes({ metrics: { registry }, metricsToken }: MetricsOptions) {
  const app = new Hono();
  app.get(apiPaths.metrics, async (c, next) => {
    if (!isLocalCaller(c) && !hasToken(c, metricsToken)) return next();
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function hasToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const sent = c.req.header('Authorization') ?? '';
  return timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}
