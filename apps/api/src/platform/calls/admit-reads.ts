import { apiPaths } from '@salonica/contract';
import { ApiError } from '../http/api-error.ts';
import type { Admit } from '../http/observe-requests.ts';
import type { ReadLimit } from './read-limit.ts';

/** A balancer and a monitor ask these all the time. */
const unlimited = new Set<string>([apiPaths.health, apiPaths.ready, apiPaths.metrics]);

const refusal = (seconds: number): ApiError | undefined =>
  seconds === 0 ? undefined : new ApiError(429, 'rate-limited', { retryAfterSeconds: seconds });

/** Refuses the reads of a caller above the limit; changes have a limit of their own. */
export function admitReads(limit: ReadLimit): Admit {
  return (c) => {
    const { method, path } = c.req;
    const isRead = method === 'GET' || method === 'HEAD' || path === apiPaths.homePageData;
    if (!isRead || unlimited.has(path)) return undefined;
    const seconds = limit.take(c);
    return typeof seconds === 'number' ? refusal(seconds) : seconds.then(refusal);
  };
}
