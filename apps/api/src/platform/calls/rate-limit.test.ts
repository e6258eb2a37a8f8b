import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller, CustomerActor } from '../identity/actor.ts';
import { answerError, ApiError } from '../http/api-error.ts';
import { findClientAddress } from '../http/client-address.ts';
import { memoryRateLimiter, rateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createCalls() {
  const app = new Hono();
  app.use(findClientAddress([]));
  app.use(async (c, next) => {
    const uid = c.req.header('Authorization');
    const customer: CustomerActor = {
      kind: 'customer',
      id: '1',
      uid: uid ?? '',
      authTime: 0,
      email: undefined,
    };
    const caller: Caller = {
      find: () => Promise.resolve(uid === undefined ? null : customer),
      makeGuest: () => Promise.reject(new Error('No guest was expected.')),
      findMember: async () => undefined,
    };
    c.set('caller', caller);
    await next();
  });
  app.use(rateLimit(memoryRateLimiter({ name: 'test', calls: 2, windowMs: 60_000 })));
  app.get('/', (c) => c.text('ok'));
  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    throw error;
  });
  return async (remoteAddress: string, uid?: string) => {
    const headers: Record<string, string> = uid === undefined ? {} : { Authorization: uid };
    const response = await app.request(
      '/',
      { headers },
      { incoming: { socket: { remoteAddress } } },
    );
    return [response.status, response.headers.get('Retry-After')];
  };
}

test('an address waits for the next window, others do not', async () => {
  const call = createCalls();
  expect(await call('10.0.0.1')).toEqual([200, null]);
  vi.advanceTimersByTime(15_000);
  expect(await call('10.0.0.1')).toEqual([200, null]);
  expect(await call('10.0.0.1')).toEqual([429, '45']);
  expect(await call('10.0.0.2')).toEqual([200, null]);
  vi.advanceTimersByTime(45_000);
  expect(await call('10.0.0.1')).toEqual([200, null]);
});

test('an IPv6 network counts as one address', async () => {
  const call = createCalls();
  await call('2001:db8:1:2::1');
  await call('2001:db8:1:2::2');
  expect(await call('2001:db8:1:2:3:4:5:6')).toEqual([429, '60']);
  expect(await call('2001:db8:1:3::1')).toEqual([200, null]);
});

test('a customer is limited on every network, and not by their neighbours', async () => {
  const call = createCalls();
  await call('10.0.0.1', 'eleni');
  await call('10.0.0.2', 'eleni');
  expect(await call('10.0.0.3', 'eleni')).toEqual([429, '60']);
  expect(await call('10.0.0.1', 'nikos')).toEqual([200, null]);
  expect(await call('10.0.0.1')).toEqual([200, null]);
});
