import type { Call } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../src/platform/calls/serve.ts';
import type { Caller } from '../src/platform/identity/actor.ts';
import { ApiError } from '../src/platform/http/api-error.ts';

const nobody: Caller = {
  find: async () => null,
  makeGuest: () => Promise.reject(new Error('No guest is made')),
  findMember: async () => undefined,
};

/** The status of a request without a caller to an app with only this call. */
export async function statusWithoutCaller(row: Call, request: Request): Promise<number> {
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('caller', nobody);
    await next();
  });
  const fail = () => Promise.reject(new Error('A stranger is served'));
  serve(app, { ...row, access: 'customer' }, fail);
  app.onError((error, c) => c.body(null, error instanceof ApiError ? error.status : 500));
  return (await app.request(request)).status;
}
