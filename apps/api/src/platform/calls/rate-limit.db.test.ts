import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { v1Paths } from '@salonica/contract/v1';
import { openDatabase } from '../open-database.ts';
import { sharedRateLimiter } from './rate-limit.ts';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

const limit = { name: 'booking', calls: 3, windowMs: 60_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('processes on one database count together', async () => {
  await using database = await openTestDatabase();
  const other = await openDatabase(database.url);
  const [first, second] = [database.pool, other.pool].map((pool) => sharedRateLimiter(pool, limit));
  await first?.consume('203.0.113.7');
  vi.setSystemTime(Date.now() + 20_000);
  await second?.consume('203.0.113.7');
  await first?.consume('203.0.113.7');
  await expect(second?.consume('203.0.113.7')).rejects.toMatchObject({ msBeforeNext: 40_000 });
  await expect(first?.consume('203.0.113.7')).rejects.toMatchObject({ consumedPoints: 5 });
  await second?.consume('203.0.113.8');

  vi.setSystemTime(Date.now() + 40_000);
  expect(await second?.consume('203.0.113.7')).toMatchObject({ consumedPoints: 1 });
  await other.close();
});

test('a visitor who writes too often waits, and may still read', async () => {
  await using database = await openTestDatabase();
  const visitor = createBackend({ db: database.db, writes: 1 }).visitor();
  const path = `${v1Paths.favorites}/01`;
  expect((await visitor.send('PUT', path)).status).toBeLessThan(300);
  const refused = await visitor.send('PUT', path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toEqual({
    code: 'rate-limited',
    message: 'Too many attempts. Please wait a minute and try again.',
  });
  expect((await visitor.get(v1Paths.favoriteIds)).status).toBe(200);
});

test('limits with different names do not add up', async () => {
  await using database = await openTestDatabase();
  await sharedRateLimiter(database.pool, limit).consume('203.0.113.7', 3);
  const other = sharedRateLimiter(database.pool, { ...limit, name: 'contact' });
  expect(await other.consume('203.0.113.7')).toMatchObject({ remainingPoints: 2 });
});

test('while the database is unavailable, a process counts separately', async () => {
  const database = await openTestDatabase();
  const limiter = sharedRateLimiter(database.pool, limit);
  await database.close();
  await limiter.consume('203.0.113.7', 3);
  await expect(limiter.consume('203.0.113.7')).rejects.toMatchObject({ remainingPoints: 0 });
});
