import { apiPaths, type RegisterUserResponse, registerUserRequestSchema } from '@salonica/contract';
import { Hono } from 'hono';
import { languageOf } from '../../platform/http/api-error.ts';
import { readBody } from '../../platform/http/input.ts';
import { message } from '../../platform/http/messages.ts';
import { rateLimit, type RateLimiter } from '../../platform/calls/rate-limit.ts';
import { register, type RegisterOptions, registrationFields } from './register.ts';

export interface CustomerOptions extends RegisterOptions {
  /** The time in milliseconds since 1970. */
  now: () => number;
  limits: { registering: RateLimiter };
}

/** Registration. */
export function customerRoutes(options: CustomerOptions) {
  const app = new Hono();
  app.post(apiPaths.registerUser, rateLimit(options.limits.registering), async (c) => {
    const request = await readBody(c, registerUserRequestSchema, registrationFields);
    const customer = await register(options, request, {
      language: languageOf(c),
      time: options.now(),
    });
    const answer: RegisterUserResponse = {
      message: message(languageOf(c), 'registered'),
      data: customer,
    };
    return c.json(answer, 201);
  });
  return app;
}
