import { type RuntimeConfig, runtimeConfigPath } from '@salonica/contract';
import { Hono } from 'hono';

export interface RuntimeConfigOptions {
  runtime: RuntimeConfig;
}

/** The configuration that the app reads before it starts. */
export function runtimeConfigRoutes({ runtime }: RuntimeConfigOptions) {
  const app = new Hono();
  app.get(runtimeConfigPath, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(runtime);
  });
  return app;
}
