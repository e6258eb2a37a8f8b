import { apiPaths, type RegisterUserAnswer, registerUserRequestSchema } from '@salonica/contract';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { languageOf } from '../http/api-error.ts';
import { readBody } from '../http/input.ts';
import { message } from '../http/messages.ts';
import { rateLimit, type RateLimiter } from '../calls/rate-limit.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { register, registrationFields } from './register.ts';

export interface CustomerOptions {
  db: Database;
  identity: IdentityService;
  limits: { registering: RateLimiter };
}

/** Registration. */
export function customerRoutes({ db, identity, limits }: CustomerOptions) {
  const app = new Hono();
  app.post(apiPaths.registerUser, rateLimit(limits.registering), async (c) => {
    const request = await readBody(c, registerUserRequestSchema, registrationFields);
    const customer = await register(db, identity, request);
    const answer: RegisterUserAnswer = {
      message: message(languageOf(c), 'registered'),
      data: customer,
    };
    return c.json(answer, 201);
  });
  return app;
}
