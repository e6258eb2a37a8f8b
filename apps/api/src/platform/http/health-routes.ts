import { apiPaths } from '@salonica/contract';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isReady } from '../database/migrations.ts';

export interface HealthOptions {
  db: Database;
  /** Aborted when the process has to stop. */
  stopping: AbortSignal;
}

/** Health endpoints for process managers and load balancers. */
export function healthRoutes({ db, stopping }: HealthOptions) {
  const app = new Hono();
  app.get(apiPaths.health, (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get(apiPaths.ready, async (c) => {
    const canServe = !stopping.aborted && (await isReady(db));
    c.header('Cache-Control', 'no-store');
    return canServe ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable' }, 503);
  });
  return app;
}
