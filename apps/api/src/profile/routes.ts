import { type ProfileAnswer, v1Paths } from '@salonica/contract/v1';
import { Hono } from 'hono';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { requireCustomer } from '../identity/actor.ts';
import { figuresOf } from './figures.ts';

/** What a customer sees of themselves. */
export function profileRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  app.get(v1Paths.profile, async (c) => {
    const { id } = await requireCustomer(c);
    const answer: ProfileAnswer = { figures: await figuresOf(db, id, now()) };
    return sendJson(c, answer);
  });
  return app;
}
