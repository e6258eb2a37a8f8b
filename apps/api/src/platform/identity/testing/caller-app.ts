import { Hono } from 'hono';
import { answerError, ApiError } from '../../http/api-error.ts';
import { actorOf, orGuest, requireCustomer } from '../actor.ts';
import { type CallerOptions, createCallers, identifyCaller } from '../caller.ts';
import { IdentityUnavailableError } from '../identity-service.ts';

/** An app that only returns the caller. */
export function createCallerApp(options: CallerOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    if (error instanceof IdentityUnavailableError) {
      return answerError(c, new ApiError(503, 'unavailable'));
    }
    throw error;
  });
  app.use(identifyCaller(createCallers(options)));
  app.get('/who', async (c) => c.json(await actorOf(c)));
  app.put('/who', async (c) => c.json(await orGuest(c, await actorOf(c))));
  app.get('/customer', async (c) => c.json(await requireCustomer(c)));
  app.get('/public', (c) => c.text('public'));
  return app;
}
