import {
  apiPaths,
  homePageRequestSchema,
  type RegisterUserAnswer,
  registerUserRequestSchema,
  type RuntimeConfig,
  runtimeConfigPath,
} from '@salonica/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Database } from '../database/database.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import { requireApiKey } from '../http/api-key.ts';
import { readBody } from '../http/json-body.ts';
import { rateLimit, type RateLimit } from '../http/rate-limit.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { homePageData } from './home-page.ts';
import { message } from './messages.ts';
import { register } from './register.ts';

export interface ApiOptions {
  apiKey: string;
  db: Database;
  identity: IdentityService;
  runtime: RuntimeConfig;
  /** Turns the path of a picture into the one to publish. */
  versioned: (path: string) => string;
  limits: { reading: RateLimit; registering: RateLimit };
}

/** Largest body of a call, in bytes; a registration has a few hundred. */
const maxBody = 16 * 1024;

const registrationFields = {
  identity: 'identityField',
  fullname: 'fullnameField',
  password: 'passwordField',
} as const;

export function apiRoutes({ apiKey, db, identity, runtime, versioned, limits }: ApiOptions) {
  const app = new Hono();
  app.use('/api/*', compress());
  app.use('/api/user/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/user/*', requireApiKey(apiKey));
  app.use(
    '/api/user/*',
    bodyLimit({
      maxSize: maxBody,
      onError: () => {
        throw new ApiError(413, 'tooLarge');
      },
    }),
  );

  app.post(apiPaths.homePageData, rateLimit(limits.reading), async (c) => {
    await readBody(c, homePageRequestSchema);
    c.header('Vary', 'Accept-Language', { append: true });
    return c.json(await homePageData(db, languageOf(c), versioned));
  });

  app.post(apiPaths.registerUser, rateLimit(limits.registering), async (c) => {
    const request = await readBody(c, registerUserRequestSchema, registrationFields);
    const customer = await register(db, identity, request);
    const answer: RegisterUserAnswer = {
      message: message(languageOf(c), 'registered'),
      data: customer,
    };
    return c.json(answer, 201);
  });

  app.get(apiPaths.health, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  app.get(runtimeConfigPath, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(runtime);
  });
  return app;
}
