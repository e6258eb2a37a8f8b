import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { apiPaths } from '@salonica/contract';
import { type Context, Hono } from 'hono';
import { socketAddress } from './client-address.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface MetricsOptions {
  metrics: Metrics;
  /**
   * Gives callers of other machines access to the metrics; without it only this machine has access.
   */
  metricsToken?: string | undefined;
}

/** Headers that a proxy adds: behind one on this machine every visitor seems local. */
const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'];

/** The metrics of this process in the Prometheus text format; 404 for strangers. */
export function metricsRoutes({ metrics: { registry }, metricsToken }: MetricsOptions) {
  const app = new Hono();
  app.get(apiPaths.metrics, async (c, next) => {
    if (!isHere(c) && !hasToken(c, metricsToken)) return next();
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

function isHere(c: Context): boolean {
  const address = socketAddress(c);
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && proxyHeaders.every((name) => c.req.header(name) === undefined);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function hasToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const sent = c.req.header('Authorization') ?? '';
  return timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}
