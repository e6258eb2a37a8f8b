import type { Context, MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { actorOf } from '../identity/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/client-address.ts';

export interface RateLimit {
  /** Distinguishes limits that count the same callers. */
  name: string;
  /** Calls per caller and window. */
  calls: number;
  /** Length of a window. */
  windowMs: number;
}

/** The configured limits of changes: under `/api/v1`, and new accounts. */
export type LimitName = 'writing' | 'registering';

/** Downloads of all data per customer and minute. */
const downloads = 5;

/** Counts calls; shared by all processes if it uses the database. */
export type RateLimiter = RateLimiterAbstract;

/** Counts in this process only. */
export function memoryRateLimiter({ name, calls, windowMs }: RateLimit): RateLimiter {
  return new RateLimiterMemory({ keyPrefix: name, points: calls, duration: windowMs / 1000 });
}

/**
 * Counts for all processes of a database; if the database is unavailable, each process counts
 * separately.
 */
export function sharedRateLimiter(pool: Pool, limit: RateLimit): RateLimiter {
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.calls,
    duration: limit.windowMs / 1000,
    // A caller above the limit is refused without another query.
    inMemoryBlockOnConsumed: limit.calls + 1,
    insuranceLimiter: memoryRateLimiter(limit),
  });
}

/** The limiters of a process, per minute. */
export function rateLimiters(
  callsPerMinute: Readonly<Record<LimitName, number>>,
  create: (limit: RateLimit) => RateLimiter,
): Record<LimitName | 'downloading', RateLimiter> {
  const perMinute = (name: LimitName) =>
    create({ name, calls: callsPerMinute[name], windowMs: 60_000 });
  return {
    writing: perMinute('writing'),
    registering: perMinute('registering'),
    downloading: create({ name: 'downloading', calls: downloads, windowMs: 60_000 }),
  };
}

/** Responds with 429 and `Retry-After` to a caller above the limit. */
export function rateLimit(limiter: RateLimiter): MiddlewareHandler {
  return async (c, next) => {
    const key = await keyOf(c);
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError(429, 'rate-limited', { retryAfterSeconds });
    }
    await next();
  };
}

/** Like {@link rateLimit}, but reads are not counted. */
export function rateLimitWrites(limiter: RateLimiter): MiddlewareHandler {
  const limit = rateLimit(limiter);
  return (c, next) => (['GET', 'HEAD'].includes(c.req.method) ? next() : limit(c, next));
}

/**
 * A customer is limited on every network, a guest by network: a guest can have any number of
 * cookies.
 */
async function keyOf(c: Context): Promise<string> {
  const isKnown = c.get('caller') !== undefined;
  const actor = isKnown ? await actorOf(c) : null;
  return actor?.kind === 'customer' ? actor.uid : networkOf(c.get('clientAddress') ?? '');
}
