import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError, ApiError } from './api-error.ts';
import { rateLimit } from './rate-limit.ts';

function createCalls() {
  let time = 0;
  const app = new Hono();
  app.use(rateLimit({ calls: 2, windowSeconds: 60, now: () => time }));
  app.get('/', (c) => c.text('ok'));
  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    throw error;
  });
  const callFrom = async (remoteAddress: string) => {
    const response = await app.request('/', {}, { incoming: { socket: { remoteAddress } } });
    return [response.status, response.headers.get('Retry-After')];
  };
  return { callFrom, advance: (seconds: number) => (time += seconds * 1000) };
}

test('an address waits for the next window, others do not', async () => {
  const { callFrom, advance } = createCalls();
  expect(await callFrom('10.0.0.1')).toEqual([200, null]);
  advance(15);
  expect(await callFrom('10.0.0.1')).toEqual([200, null]);
  expect(await callFrom('10.0.0.1')).toEqual([429, '45']);
  expect(await callFrom('10.0.0.2')).toEqual([200, null]);
  advance(45);
  expect(await callFrom('10.0.0.1')).toEqual([200, null]);
});
