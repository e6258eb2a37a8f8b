import {
  apiPaths,
  homePageRequestSchema,
  type RuntimeConfig,
  runtimeConfigPath,
} from '@salonica/contract';
import { Hono } from 'hono';
import { languageOf } from '../http/api-error.ts';
import { readBody } from '../http/input.ts';
import { rateLimit, type RateLimiter } from '../http/rate-limit.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { homePageData } from './home-page.ts';

export interface ApiOptions extends ServiceOptions {
  runtime: RuntimeConfig;
  limits: { reading: RateLimiter };
}

export function apiRoutes({ db, runtime, versioned, limits }: ApiOptions) {
  const app = new Hono();
  app.post(apiPaths.homePageData, rateLimit(limits.reading), async (c) => {
    await readBody(c, homePageRequestSchema);
    c.header('Vary', 'Accept-Language', { append: true });
    return c.json(await homePageData(db, languageOf(c), versioned));
  });

  app.get(runtimeConfigPath, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(runtime);
  });
  return app;
}
