import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { type NumbersOptions, readNumbers } from './read-numbers.ts';

/** How a salon does. */
export function numbersRoutes(options: NumbersOptions) {
  const app = new Hono();
  serve(app, v1Calls.readDeskNumbers, ({ member: { salonId }, query, language }) =>
    readNumbers(options, { salonId, days: Number(query.days ?? 30), language }),
  );
  return app;
}
